// The addresses of the page.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'join'; secret: string }
  | { page: 'rules'; game: string | null; slug: string | null }
  | { page: 'replay'; table: string }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  let words: string[];
  try {
    words = path
      .split('/')
      .filter((word) => word !== '')
      .map(decodeURIComponent);
  } catch {
    return { page: 'nowhere' };
  }
  const [page, first, second] = words;
  if (page === undefined) return { page: 'lobby' };
  if (page === 'rules')
    return { page, game: first ?? null, slug: second === undefined ? null : words.slice(2).join('.') };
  if (first === undefined || second !== undefined) return { page: 'nowhere' };
  if (page === 'table' || page === 'replay') return { page, table: first };
  if (page === 'join') return { page, secret: first };
  return { page: 'nowhere' };
}

/** The address of a rule. A dot would make it look like the name of a file. */
export function ruleAddress(game: string, slug: string): string {
  return `/rules/${game}/${slug.split('.').map(encodeURIComponent).join('/')}`;
}
