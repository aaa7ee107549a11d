// New tables as most are laid.

import type { NewTable, Opponent, Seating } from '../wire/types';

/** Sensible, and answers at once. */
export const USUAL_OPPONENT: Opponent = { level: '2', persona: 'plain' };

export function tableOf(game: string, setup: [string, string][], seats: Seating[]): NewTable {
  return {
    game,
    setup,
    options: [],
    seats,
    dice: 'server',
    listed: false,
    spectators: true,
    patience: null,
    hints: null,
    practice: false,
  };
}

export const me = (seat: number): Seating => ({ who: 'me', seat });
export const open = (seat: number): Seating => ({ who: 'open', seat });
export const computer = (seat: number, opponent: Opponent): Seating => ({ who: 'computer', seat, opponent });
