import { expect, test } from 'vitest';

import type { SeatInfo, Side, Sitter } from '../wire/types';
import { clockText, grouped } from './seats';

const seat = (number: number, side: Side, sitter: Sitter): SeatInfo => ({
  seat: number,
  word: '',
  role: `role-${number}`,
  side,
  sitter,
});
const ana: Sitter = { who: 'person', name: 'Ana', here: true };
const computer: Sitter = {
  who: 'computer',
  opponent: { level: '1', persona: 'plain' },
  name: { key: 'computer-name' },
};

test('somebody on several seats of a side is named once, and oneself first', () => {
  const groups = grouped(
    [seat(0, 'teal', computer), seat(1, 'amber', ana), seat(2, 'amber', ana), seat(3, 'amber', computer)],
    [1, 2],
  );
  expect(groups.map(({ seats, mine }) => [seats.map((one) => one.seat), mine])).toEqual([
    [[1, 2], true],
    [[0], false],
    [[3], false],
  ]);
});

test('a clock counts down where there is a limit and up where there is none', () => {
  const now = 1_000_000;
  expect(clockText({ since: now - 65_000, until: null, claimable: false }, now)).toBe('1:05');
  expect(clockText({ since: 0, until: now + 600_000, claimable: false }, now)).toBe('10:00');
  expect(clockText({ since: 0, until: now + 3 * 86_400_000 + 3_600_000, claimable: false }, now)).toBe('3 d 1 h');
  expect(clockText({ since: 0, until: now - 5, claimable: true }, now)).toBe('0:00');
});
