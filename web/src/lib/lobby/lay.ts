// Lays a table: asks the match form for what was left open, makes the table and keeps its links.

import { http } from '../wire/http';
import type { NewTable, NewTableMade } from '../wire/types';
import { complete, fitted } from './form';
import { keepLinks } from './links';
import { myself } from './me.svelte';

export async function lay(wanted: NewTable): Promise<NewTableMade> {
  await myself.ask();
  const form = await http.form({ game: wanted.game, answers: wanted.setup });
  const made = await http.create({
    ...wanted,
    setup: complete(form, wanted.setup),
    seats: wanted.seats.map((seating) => fitted(form, seating)),
  });
  keepLinks(made);
  return made;
}
