// Actions as the frame sees them: data of the game's own, which it compares and hands on, and knows nothing else of.

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, inside]) => [key, ordered(inside)]));
}

/** The same for the same action, and for no other. */
export const actionKey = (action: unknown): string => JSON.stringify(ordered(action));

export const sameAction = (a: unknown, b: unknown): boolean => a === b || actionKey(a) === actionKey(b);
