// Refusals end with the slugs of their rules, which the page shows as links of their own.

/** A refusal without the slugs at its end. */
export const bare = (text: string): string => text.replace(/\s*\[[\w., -]+\]$/, '');
