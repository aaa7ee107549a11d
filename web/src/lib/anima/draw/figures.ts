// Who stands on a token: a body by category, and a head and a weapon picked by the character's id, so that no two fighters
// of a party need look alike. Drawn for a base of radius 23; light parts take the token's colour, dark ones are cut into it.

import type { Affiliation, Category } from '../wire';
import { hash } from './brush';

export interface Part {
  readonly d: string;
  /** Cut into the light rather than added to it. */
  readonly dark?: boolean;
  /** Drawn as a line of this width. */
  readonly line?: number;
  /** Edged, so that it stands out against the body behind it. */
  readonly edged?: boolean;
}

const dark = (d: string): Part => ({ d, dark: true });
const cut = (d: string, line = 1.2): Part => ({ d, dark: true, line });
const edged = (d: string): Part => ({ d, edged: true });

interface Wardrobe {
  readonly body: readonly Part[];
  readonly heads: readonly (readonly Part[])[];
  readonly arms: readonly (readonly Part[])[];
}

const SWORD = 'M12.5-15 14-17 15.5-15V3H18V5H15.2V10H12.8V5H10V3H12.5Z';
const AXE =
  'M13-17H15V15H13ZM15-15C19.5-15 20.5-10 19.5-4 18-7 16.5-7.5 15-7.5ZM13-13C11-13 9.5-11 9.5-8.5 10.5-9.5 12-9.5 13-9Z';
const SPEAR = 'M13.3-10H14.7V16H13.3ZM14-20 16.8-13 14-9 11.2-13Z';
const HAMMER = 'M13.1-10H14.9V15H13.1ZM9.5-17H18.5V-10H9.5Z';
const SCYTHE = 'M13.2-16H14.8V16H13.2ZM15-17C8-20.5 2-18 0-13 5-15.5 10-14.5 14-12.5Z';
const BOW = 'M13.5-17C20.5-8 20.5 6 13.5 15.5L12.6 14.5C17-1 17-1 12.6-16ZM12.4-16H13.2V15H12.4Z';
const MACE = 'M13.3-8H14.7V13H13.3ZM14-18 17-16 18.3-12.5 17-9 14-7 11-9 9.7-12.5 11-16Z';
const GREAT = 'M-17 16.5-18.5 15 11-17 17-20 14.5-14ZM-13.5 7-6.5 13.5-8 15-15 8.5Z';
const BUCKLER = 'M-19.5 3H-8V10C-8 15-11 17.5-13.7 18.5-16.5 17.5-19.5 15-19.5 10Z';

const FIGHTER: Wardrobe = {
  body: [
    { d: 'M-18 14C-17 8-12 5-7 4L0 8 7 4C12 5 17 8 18 14A22 22 0 0 1-18 14Z' },
    cut('M-11 6C-9 9-9 13-10 18M11 11C9 13 9 15 9.5 18M0 8V20'),
  ],
  heads: [
    [
      { d: 'M-6.5-6C-6.5-13 6.5-13 6.5-6V0L3 5H-3L-6.5 0Z' },
      { d: 'M-1-12C-5-17-13-16-15-8-12-11-9-11-6.5-9Z' },
      dark('M-5-5H5V-3H1V4H-1V-3H-5Z'),
    ],
    [
      { d: 'M-7-5C-7-13 7-13 7-5V1L0 6-7 1Z' },
      { d: 'M-6-9C-12-8-16-12-15.5-18-12.5-15-9-14-5.5-12ZM6-9C12-8 16-12 15.5-18 12.5-15 9-14 5.5-12Z' },
      dark('M-5.5-4 0-2 5.5-4 4.5-1 0 .5-4.5-1Z'),
    ],
    [
      { d: 'M-5.5-5C-5.5-11 5.5-11 5.5-5 5.5 1 3 5 0 5.5-3 5-5.5 1-5.5-5Z' },
      { d: 'M-9 6C-11-6-8-16 0-16S11-6 9 6C6.5 6 6-1 5.5-5 2-8-3-9-5.5-5-6-1-6.5 6-9 6Z' },
      cut('M-7.5 3C-8.5-5-6.5-12-1-14M7.5 3C8.5-3 8-8 6-11', 0.9),
      dark('M-3.4-3.3H-.9V-2H-3.4ZM.9-3.3H3.4V-2H.9Z'),
    ],
    [
      { d: 'M-6-5C-6-11 6-11 6-5 6 1 3.5 5 0 5.5-3.5 5-6 1-6-5Z' },
      { d: 'M-7.5-8-9-16-4.5-12 0-18 4.5-12 9-16 7.5-8Z' },
      dark('M-3.6-3.5H-1V-2H-3.6ZM1-3.5H3.6V-2H1ZM-2.5 2C-1 1-1 1 0 1.2 1 1 1 1 2.5 2 1.5 4-1.5 4-2.5 2Z'),
    ],
    [
      { d: 'M-7-3C-8-11-4-14 0-14S8-11 7-3L4-1V4L0 6.5-4 4V-1Z' },
      { d: 'M-1-14C-2-19 2-21 5-19 3-18 2-16 2-14Z' },
      dark('M-5-5H-1V-2.5H-4.5ZM5-5H1V-2.5H4.5ZM-.7-2H.7V4H-.7Z'),
    ],
  ],
  arms: [
    [{ d: SWORD }],
    [{ d: AXE }],
    [{ d: SPEAR }],
    [{ d: HAMMER }],
    [edged(GREAT)],
    [edged(BUCKLER), { d: SWORD }],
    [edged(BUCKLER), { d: MACE }],
    [{ d: SWORD }, { d: 'M-12.5-15-14-17-15.5-15V3H-18V5H-15.2V10H-12.8V5H-10V3H-12.5Z' }],
  ],
};

const MYSTIC: Wardrobe = {
  body: [
    { d: 'M7-1C11 3 14 9 14 16A22 22 0 0 1-16 15C-16 9-12 3-9-1Z' },
    cut('M-9-1C-7 6-8 12-10 19M7-1C6 6 6 12 8 19', 1.1),
  ],
  heads: [
    [
      { d: 'M-1-17C6-14 7.5-6 7-1 4 4-6 4-9-1-9.5-6-8-13-1-17Z' },
      dark('M-1-10C4-8 4.5-2 3 2 1 5-3 5-5 2-6.5-2-6-8-1-10Z'),
      { d: 'M-4.1-2A1.1 1.1 0 1 0-1.9-2 1.1 1.1 0 1 0-4.1-2ZM-.1-2A1.1 1.1 0 1 0 2.1-2 1.1 1.1 0 1 0-.1-2Z' },
    ],
    [
      { d: 'M-6-4H4C4.5 1 2 5-1 6-4 5-6.5 1-6-4Z' },
      { d: 'M-13-5C-8-7-6-8-5-12-4-16 0-19 6-18 3-16 3-13 4-9 5-7 8-6 11-5 3-2.5-5-2.5-13-5Z' },
      dark('M-4-2.5H-2V-1H-4ZM0-2.5H2V-1H0Z'),
      cut('M-5.5-8.5C-2-7.5 2-7.5 4-8.5', 1),
    ],
    [
      { d: 'M-6-5C-6-11 4-11 4-5 4 1 2 5-1 5.5-4 5-6 1-6-5Z' },
      { d: 'M-9 8C-13-4-9-15-1-15S11-4 7 8C4.5 6 5-2 4-6 1-9-3-9-6-6-7-2-6.5 6-9 8Z' },
      { d: 'M-12-13A11.5 7 0 0 1 10-13', line: 1.4 },
      dark('M-4-3H-1.8V-1.8H-4ZM0-3H2.2V-1.8H0Z'),
    ],
    [
      { d: 'M-8-6-10-17-5-13C-3-15 1-15 3-13L8-17 6-6C6 1 2 5-1 6-4 5-8 1-8-6Z' },
      dark('M-6-5-2-3.5-2.5-1.5-5.5-2ZM4-5 0-3.5 .5-1.5 3.5-2ZM-3 2H1L-1 4Z'),
    ],
    [
      { d: 'M-1-16C5-16 8-10 7-2 6 3 3 6-1 6.5-5 6-8 3-9-2-10-10-7-16-1-16Z' },
      dark('M-8-5H6V-1.5C2 .5-4 .5-8-1.5Z'),
      { d: 'M-5.5-3.5H-2.5V-2H-5.5ZM.5-3.5H3.5V-2H.5Z' },
      cut('M-4 1.5V6M-1 2V6.5M2 1.5V6', 0.9),
    ],
  ],
  arms: [
    [{ d: 'M12.8-7H14.2V15H12.8ZM13.5-17 15-12.5 19-11 15-9.5 13.5-5 12-9.5 8-11 12-12.5Z' }],
    [{ d: 'M12.8-7H14.2V15H12.8ZM13.5-17A5 5 0 1 1 13.4-17Z' }, cut('M11.5-13.5A2.5 2.5 0 0 1 14-15', 1)],
    [{ d: 'M12.8-6H14.2V15H12.8ZM16-18A6.5 6.5 0 1 0 18.5-7 5.5 5.5 0 1 1 16-18Z' }],
    [edged('M5 5 12 3 19 5V14L12 12 5 14Z'), cut('M12 3V12M7 7 10.5 6M13.5 6 17 7', 0.9)],
    [
      { d: 'M14 2C20-4 16-9 17-16 11-12 8-6 10 0 11 4 14 4 14 2Z' },
      dark('M13.5 1C15.5-2 14-5 14.5-8 11.5-5 11-2 12 1Z'),
    ],
    [
      {
        d: 'M13-14A3 3 0 1 1 12.9-14ZM-15-10A2.6 2.6 0 1 1-15.1-10ZM16-3A2.2 2.2 0 1 1 15.9-3ZM-17-1A1.8 1.8 0 1 1-17.1-1Z',
      },
    ],
    [{ d: 'M12.8-9H14.2V15H12.8ZM12.5-19H14.5V-15.5H18V-13.5H14.5V-9H12.5V-13.5H9V-15.5H12.5Z' }],
    [{ d: SCYTHE }],
  ],
};

const PROWLER: Wardrobe = {
  body: [{ d: 'M-16 15C-15 9-11 6-7 4H6C11 5 15 9 16 15A22 22 0 0 1-16 15Z' }, cut('M-5 4.5C-2 7 3 7 5.5 4.5')],
  heads: [
    [
      { d: 'M-7 4C-10-1-11-8-6-13-1-18 9-19 15-11 11-13 8-11 8-8 9-4 9 0 6 4Z' },
      dark('M-6-5C-4-9 4-9 6.5-6V-2.5C3-.5-3-.5-6-2Z'),
      cut('', 0),
      { d: 'M-4.5-4.5-1-3.5M1.5-3.5 5-4.8', line: 1.5 },
    ],
    [
      { d: 'M-6-6C-6-13 6-13 6-6 6 1 3.5 5 0 5.5-3.5 5-6 1-6-6Z' },
      { d: 'M4-12C10-17 16-14 17-6 18 0 15 4 13 6 14 0 13-6 7-8Z' },
      dark('M-6-1.5C-3 .5 3 .5 6-1.5 5.5 3 3 5.5 0 6-3 5.5-5.5 3-6-1.5Z'),
      dark('M-3.8-5H-1V-3.5H-3.8ZM1-5H3.8V-3.5H1Z'),
    ],
    [
      { d: 'M-5.5-5H5.5C6 1 3 5 0 5.5-3 5-6 1-5.5-5Z' },
      { d: 'M-16-6C-10-9-7-9-6-11-5-15-2-16 0-15 2-16 5-15 6-11 7-9 10-9 16-6 8-3-8-3-16-6Z' },
      dark('M-4-3H-.8V-1.5H-4ZM.8-3H4V-1.5H.8Z'),
      cut('M-7-9C-2-7.5 2-7.5 7-9', 1),
    ],
    [
      { d: 'M0-19C7-16 10-8 9 5 4 7-4 7-9 5-10-8-7-16 0-19Z' },
      dark('M0-12C5-9 6-3 5 2 2 4-2 4-5 2-6-3-5-9 0-12Z'),
      { d: 'M-3.5-3.5-.5-2.3-3.3-1.5ZM3.5-3.5 .5-2.3 3.3-1.5Z' },
    ],
  ],
  arms: [
    [edged('M-13.5 16-15.5 14-7 8.5-8.5 6.8-7 5.5-5.6 7.1 13-3.5 14-3-3.5 9.8-2 11.5-3.5 12.8-5 11Z')],
    [{ d: BOW }],
    [edged('M-14 17-15.5 15.5 8 1.5 14 0 10 4.5ZM14 17 15.5 15.5-8 1.5-14 0-10 4.5Z')],
    [{ d: 'M14-14 15.5-9.5 20-8 15.5-6.5 14-2 12.5-6.5 8-8 12.5-9.5Z' }, dark('M14-9.2A1.2 1.2 0 1 1 13.9-9.2Z')],
    [edged('M5 8H19V10.5H12L11 16H8L9 10.5H5Z')],
    [{ d: 'M10 3 20-7 13 5ZM11 7 21 0 13 9ZM-10 3-20-7-13 5ZM-11 7-21 0-13 9Z' }],
    [{ d: 'M12 12C20 8 18-2 12-4 8-6 9-12 15-14 12-9 13-7 16-5 23 0 22 12 13 15Z' }],
    [{ d: SPEAR }],
  ],
};

export const CATEGORIES: Record<Category, Wardrobe> = { fighter: FIGHTER, mystic: MYSTIC, prowler: PROWLER };

/** The parts of a character's picture, back to front. */
export function pictureOf(card: string, categories: readonly Category[]): Part[] {
  const wardrobe = categories.map((name) => CATEGORIES[name]).find((found) => found !== undefined) ?? FIGHTER;
  const number = hash(card);
  const arms = wardrobe.arms[number % wardrobe.arms.length] ?? [];
  const head = wardrobe.heads[Math.floor(number / 64) % wardrobe.heads.length] ?? [];
  const behind = arms.filter((part) => part.d === GREAT);
  const before = arms.filter((part) => part.d !== GREAT);
  return [...behind, ...wardrobe.body, ...head, ...before].filter((part) => part.d !== '');
}

/** The signs on the shields. */
export const SIGNS: Record<Affiliation, string> = {
  empire: 'M-5.5 3-6-4-3-1.2 0-6 3-1.2 6-4 5.5 3ZM-5.5 4.2H5.5V5.8H-5.5Z',
  samael: 'M0 6.5C-2 3-5.5 2-5-4-3-2.5-2-3-1.5-5L0-2.5 1.5-5C2-3 3-2.5 5-4 5.5 2 2 3 0 6.5Z',
  wissenschaft:
    'M-1-6H1V-4.3L2.4-3.7 3.6-4.9 5-3.5 3.8-2.3 4.3-1H6V1H4.3L3.8 2.3 5 3.5 3.6 4.9 2.4 3.7 1 4.3V6H-1V4.3L-2.4 3.7-3.6 4.9-5 3.5-3.8 2.3-4.3 1H-6V-1H-4.3L-3.8-2.3-5-3.5-3.6-4.9-2.4-3.7-1-4.3ZM0-1.9A1.9 1.9 0 1 0 0 1.9 1.9 1.9 0 1 0 0-1.9Z',
  church: 'M-1-6.5H1V-4.5H3V-2.7H1V-.7H5V1.3H1V6.5H-1V1.3H-5V-.7H-1V-2.7H-3V-4.5H-1Z',
  'black-sun':
    'M0-3A3 3 0 1 1 0 3 3 3 0 1 1 0-3ZM-.7-6.2H.7V-4H-.7ZM-.7 4H.7V6.2H-.7ZM-6.2-.7H-4V.7H-6.2ZM4-.7H6.2V.7H4ZM-4.9-3.9-3.9-4.9-2.5-3.5-3.5-2.5ZM3.9-4.9 4.9-3.9 3.5-2.5 2.5-3.5ZM-3.5 2.5-2.5 3.5-3.9 4.9-4.9 3.9ZM3.5 2.5 4.9 3.9 3.9 4.9 2.5 3.5Z',
  'azur-alliance':
    'M0-6.5 1.2-3.9 4-3.7 1.9-1.9 2.5.7 0-.7-2.5.7-1.9-1.9-4-3.7-1.2-3.9ZM-5.5 2.3C-3.5.8-1.8.8 0 2.3S3.5 3.8 5.5 2.3V4.4C3.5 5.9 1.8 5.9 0 4.4S-3.5 2.9-5.5 4.4Z',
  'tol-rauko': 'M-4-6H-2V-4.5H-1V-6H1V-4.5H2V-6H4V-2L3-1V6H1V3.5C1 2.2-1 2.2-1 3.5V6H-3V-1L-4-2Z',
  wanderers: 'M0-6.5 1.7-1.7 6.5 0 1.7 1.7 0 6.5-1.7 1.7-6.5 0-1.7-1.7Z',
};

export const SHIELD = 'M-8.5-9H8.5V-1C8.5 4.5 4 8 0 10-4 8-8.5 4.5-8.5-1Z';
export const SHIELD_INNER = 'M-6.3-6.8H6.3V-1C6.3 3.5 3 6 0 7.5-3 6-6.3 3.5-6.3-1Z';
export const WAX =
  'M8.5 0A3 3 0 0 1 6.9 5 3 3 0 0 1 2.6 8.1 3 3 0 0 1-2.6 8.1 3 3 0 0 1-6.9 5 3 3 0 0 1-8.5 0 3 3 0 0 1-6.9-5 3 3 0 0 1-2.6-8.1 3 3 0 0 1 2.6-8.1 3 3 0 0 1 6.9-5 3 3 0 0 1 8.5 0Z';
export const OCTAGON = 'M-3.5-8.5H3.5L8.5-3.5V3.5L3.5 8.5H-3.5L-8.5 3.5V-3.5Z';
export const VEIL =
  'M0-23A23 23 0 0 1 23 0C23 6 22 10 20 13 17 9 13 11 11 17 8 13 3 14 0 20-4 14-8 14-11 18-13 11-17 10-20 13A23 23 0 0 1 0-23Z';
export const VEIL_FOLDS =
  'M-2-22C-8-14-18-2-19 11M-1-22C-5-10-11 4-11 16M0-22C0-8-1 6 0 18M1-22C5-10 11 4 11 15M2-22C8-14 18-2 19 11';

/** A spot on the rim, in degrees clockwise from the right. */
export const polar = (degrees: number, radius: number): { x: number; y: number } => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

const arcEnd = (degrees: number): string => {
  const at = polar(degrees, 28.4);
  return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
};
/** The arc of life over the top of a token. */
export const LIFE_ARC = `M${arcEnd(157)}A28.4 28.4 0 1 1 ${arcEnd(23)}`;

/** Where the pips of the action points lie, on either side of the shield. */
export function pipSpots(count: number): { x: number; y: number; r: number }[] {
  const half = Math.ceil(count / 2);
  const gap = half > 2 ? 38 / half : 19;
  const r = half > 2 ? Math.max(1.8, 7 / half) : 3.5;
  return Array.from({ length: count }, (_, index) => {
    const left = index < half;
    const degrees = left ? 145 - index * gap : 55 - (index - half) * gap + (half > 2 ? gap : 0);
    return { ...polar(degrees, 29), r };
  });
}
