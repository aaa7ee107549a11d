// The drawings that are files of their own, and which part of them a card shows.

import abnormal from './art/figure-abnormal.svg';
import aggressive from './art/figure-aggressive.svg';
import basic from './art/figure-basic.svg';
import voracious from './art/figure-voracious.svg';
import skyDark from './art/sky-dark.svg';
import skyLight from './art/sky-light.svg';
import town from './art/town.svg';
import type { ActionCard, LevelView } from './wire';

const FIGURES: Readonly<Record<string, string>> = { abnormal, aggressive, basic, voracious };

/** The drawing of a Titan; one we have no drawing of looks like the first. */
export function figure(titan: string | null): string {
  return FIGURES[titan ?? ''] ?? basic;
}

export function sky(theme: 'dark' | 'light'): string {
  return theme === 'light' ? skyLight : skyDark;
}

export { town };

function part(picture: string, box: string): string {
  return `${picture}#svgView(viewBox(${box}))`;
}

export function face(titan: string): string {
  return part(figure(titan), '860,120,560,320');
}

/** The part of the picture that a card is about: what it strikes, or the mouth for what it does to the town. */
export function cardPicture(card: ActionCard, titan: string | null, levels: readonly LevelView[]): string {
  const [first] = card.levels;
  if (card.collective || first === undefined) return part(figure(titan), '1000,130,420,190');
  const kind = levels[first]?.kind;
  if (kind === 'ground') return part(figure(titan), '760,1060,600,270');
  if (kind === 'tower') return part(town, '1420,360,520,240');
  return part(figure(titan), first < 5 ? '800,820,640,290' : '536,196,520,235');
}

export function tacticsPicture(titan: string | null): string {
  return part(figure(titan), '960,150,400,170');
}
