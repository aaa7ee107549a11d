// The choice that is under the pointer or has the focus, so that "Why?" can tell of it in its own place.

import type { Choice } from '../wire/types';

class Weighed {
  choice = $state.raw<Choice | null>(null);
  /** What cannot be done and is being looked at, with the reason. */
  denied = $state.raw<{ title: string; reason: string } | null>(null);
}

export const weighed = new Weighed();
