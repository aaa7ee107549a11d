// Who this browser is.

import { http } from '../wire/http';
import type { Person } from '../wire/types';

class Myself {
  person = $state.raw<Person | null>(null);

  /** A guest is made at the first visit, so this comes before anything else that is asked. */
  async ask(): Promise<void> {
    this.person ??= await http.me();
  }
}

export const myself = new Myself();
