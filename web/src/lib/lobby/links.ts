// The secret links of seats that this browser has laid open, so that whoever made a table can send them later too.

import type { NewTableMade, SeatLink } from '../wire/types';

const PLACE = 'tactica-links';
/** Old tables are forgotten. */
const KEPT = 20;

type Kept = [table: string, links: SeatLink[]][];

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function keepLinks(made: NewTableMade): void {
  if (made.links.length === 0) return;
  localStorage.setItem(PLACE, JSON.stringify([[made.table, made.links], ...read()].slice(0, KEPT)));
}

export function linksOf(table: string): SeatLink[] {
  return read().find(([id]) => id === table)?.[1] ?? [];
}
