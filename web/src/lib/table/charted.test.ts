import { describe, expect, it } from 'vitest';

import type { View } from '../wire/types';
import { rewordFor } from './charted';

const on = (measure: string, lang: string): ((text: string) => string) =>
  rewordFor({ game: 'anima', measure } as unknown as View, lang) ?? ((text) => text);

describe('places in words', () => {
  it('are squares of the rim on a board', () => {
    expect(on('board', 'en')('Brannoc is deployed at 9,1.')).toBe('Brannoc is deployed at J2.');
    expect(on('board', 'en')('goes from 26,0 to 27,27 for 2')).toBe('goes from AA1 to AB28 for 2');
  });

  it('are inches with one decimal on a table', () => {
    expect(on('table', 'en')('goes from 14.733,2.228 to 24.146,4.492 for 9.682; 2.318 left.')).toBe(
      'goes from (14.7, 2.2) to (24.1, 4.5) for 9.7; 2.3 left.',
    );
    expect(on('table', 'es')('de 14.733,2 a 8,29.17')).toBe('de (14,7; 2) a (8; 29,2)');
  });

  it('leave other numbers alone', () => {
    expect(on('board', 'en')('The dice show 8 and 6, 4 AP, 12 LP.')).toBe('The dice show 8 and 6, 4 AP, 12 LP.');
    expect(on('table', 'en')('Turn 2. 50 %')).toBe('Turn 2. 50 %');
  });
});
