// What a game's page hands to the frame around it. The frame keeps the place of each part, so that nothing moves under
// the pointer when a part has nothing to show.

import { getContext, onDestroy, setContext, type Snippet } from 'svelte';

export interface Tab {
  id: string;
  title: () => string;
  body: Snippet;
}

export interface Furniture {
  /** The middle of the ribbon on top: stages, turns, "now". */
  stage?: Snippet;
  /** The upper part of the side panel: trays, or the card of what is under the pointer. */
  aside?: Snippet;
  /** The fixed place of "Why?", below `aside`. */
  why?: Snippet;
  /** The bar of choices with price and odds, above the sentence. */
  verbs?: Snippet;
  /** What stands at the right of the sentence: a button that confirms, keys that work now. */
  confirm?: Snippet;
  /** The seat that is being answered for, where one holds several: the sentence is then what is asked of it. */
  seat?: () => number | null;
  /** Who is played on a seat, where the board knows it better than the list of seats. */
  name?: (seat: number) => string | null;
  /** The sentence as the board puts it while something is half said: whom, where, how far. */
  sentence?: (asked: string) => string;
  /** Whether the tabs begin folded away on a narrow screen, because the board needs all the room just now. */
  fold?: () => boolean;
  /** Tabs below the board on a narrow screen, before card and log. Where there are some, `aside` is not shown there. */
  tabs?: Tab[];
}

const KEY = Symbol('furniture');

export class Room {
  parts = $state.raw<Furniture>({});
}

export function room(): Room {
  const made = new Room();
  setContext(KEY, made);
  return made;
}

/** Called once by a board, while it is made. Outside a frame it does nothing. */
export function furnish(parts: Furniture): void {
  const found = getContext<Room | undefined>(KEY);
  if (found === undefined) return;
  found.parts = parts;
  onDestroy(() => {
    if (found.parts === parts) found.parts = {};
  });
}
