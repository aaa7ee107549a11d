// What to say when a request came to nothing.

import { say, tell } from '../texts/texts.svelte';
import { Refusal } from './http';

export const problemText = (error: unknown): string =>
  error instanceof Refusal ? tell(error.told) : say('unreachable');
