// What a reader has chosen once and for all, kept in this browser.

import { USUAL_OPPONENT } from '../games/tables';
import { LEVELS, PERSONAS } from '../lobby/opponents';
import type { Settings as Shown } from '../table/play';
import type { Units } from '../texts/format';
import { preferred, type Lang } from '../texts/languages';
import { texts } from '../texts/texts.svelte';
import type { Opponent } from '../wire/types';

export interface Kept {
  lang: Lang;
  units: Units;
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  notifications: boolean;
  chat: boolean;
  /** Whom the reader played against last. */
  opponent: Opponent;
}

const PLACE = 'tactica-settings';

function oneOf<Value extends string>(value: unknown, known: readonly Value[], otherwise: Value): Value {
  return known.find((word) => word === value) ?? otherwise;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Reads what was kept; whatever is missing or not understood is as for somebody new. */
export function readKept(text: string | null, languages: readonly string[]): Kept {
  let found: Record<string, unknown> = {};
  try {
    found = fields(JSON.parse(text ?? '{}'));
  } catch {
    // A damaged note is as good as none.
  }
  const opponent = fields(found['opponent']);
  return {
    lang: oneOf(found['lang'], ['en', 'es', 'it'], preferred(languages)),
    units: oneOf(found['units'], ['inches', 'centimetres'], 'inches'),
    theme: oneOf(found['theme'], ['system', 'dark', 'light'], 'system'),
    motion: oneOf(found['motion'], ['system', 'full', 'none'], 'system'),
    sound: found['sound'] === true,
    notifications: found['notifications'] === true,
    chat: found['chat'] !== false,
    opponent: {
      level: oneOf(opponent['level'], LEVELS, USUAL_OPPONENT.level),
      persona: oneOf(opponent['persona'], PERSONAS, USUAL_OPPONENT.persona),
    },
  };
}

class Settings {
  kept = $state<Kept>(readKept(null, []));
  #light = $state(false);
  #still = $state(false);

  /** Called once, before anything is drawn. */
  async begin(parts: readonly string[] = []): Promise<void> {
    this.kept = readKept(localStorage.getItem(PLACE), navigator.languages);
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#light = light.matches;
    this.#still = still.matches;
    light.addEventListener('change', () => {
      this.#light = light.matches;
      this.#dress();
    });
    still.addEventListener('change', () => {
      this.#still = still.matches;
      this.#dress();
    });
    this.#dress();
    await texts.speak(this.kept.lang, parts);
  }

  change(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    localStorage.setItem(PLACE, JSON.stringify(this.kept));
    this.#dress();
    // Without the network the language may not be there; then what is shown stays.
    if (changes.lang !== undefined) texts.speak(changes.lang).catch(() => undefined);
  }

  get shown(): Shown {
    const { units, theme, motion, sound } = this.kept;
    return {
      units,
      theme: theme === 'system' ? (this.#light ? 'light' : 'dark') : theme,
      motion: motion === 'system' ? !this.#still : motion === 'full',
      sound,
    };
  }

  #dress(): void {
    const { theme, motion } = this.shown;
    texts.units = this.kept.units;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion ? 'full' : 'none';
  }
}

export const settings = new Settings();
