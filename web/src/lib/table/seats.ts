// Who sits where, as the ribbon shows it: one person on three seats is named once.

import { say, tell } from '../texts/texts.svelte';
import type { Clock, SeatInfo, Side, Sitter } from '../wire/types';

export interface SeatGroup {
  seats: SeatInfo[];
  side: Side;
  mine: boolean;
}

function key(seat: SeatInfo, mine: boolean): string {
  const { sitter } = seat;
  const who = mine
    ? 'me'
    : sitter.who === 'person'
      ? `${sitter.who} ${sitter.name}`
      : sitter.who === 'computer'
        ? `${sitter.who} ${sitter.opponent.level} ${sitter.opponent.persona}`
        : sitter.who;
  return `${seat.side} ${who}`;
}

/** One's own seats come first, since one's own side is always drawn nearer. */
export function grouped(seats: SeatInfo[], mine: number[]): SeatGroup[] {
  const groups = new Map<string, SeatGroup>();
  for (const seat of seats) {
    const own = mine.includes(seat.seat);
    const found = groups.get(key(seat, own));
    if (found !== undefined) found.seats.push(seat);
    else groups.set(key(seat, own), { seats: [seat], side: seat.side, mine: own });
  }
  return [...groups.values()].sort((a, b) => Number(b.mine) - Number(a.mine));
}

export function nameOf(sitter: Sitter | undefined): string {
  switch (sitter?.who) {
    case 'person':
      return sitter.name;
    case 'computer':
      return tell(sitter.name);
    case 'invited':
      return say('seat-invited');
    case 'nobody':
    case undefined:
      return say('seat-nobody');
  }
}

/** Minutes and seconds, or days and hours where there is time; what is left where there is a limit, else what has passed. */
export function clockText(clock: Clock, now: number): string {
  const left = clock.until === null ? now - clock.since : clock.until - now;
  const seconds = Math.max(0, Math.floor(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600);
  if (days > 0) return `${days} d ${hours % 24} h`;
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
