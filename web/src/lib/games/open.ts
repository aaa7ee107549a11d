// Everything that a table needs before it can be drawn: the game's page and its texts.

import { texts } from '../texts/texts.svelte';
import type { TableInfo, View } from '../wire/types';
import type { GameTable } from './page';
import { gameOf } from './games';

export async function openGame(info: TableInfo, { view }: View): Promise<GameTable | null> {
  texts.adopt(info.names);
  const [loaded] = await Promise.all([gameOf(info.game)?.table(), texts.need(info.game)]);
  const table = loaded?.table ?? null;
  await texts.open(info.game, table?.names(view) ?? []);
  // Whoever changes the language later may do it without the network.
  texts.ahead();
  return table;
}
