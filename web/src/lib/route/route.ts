// The addresses of the page.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'seat'; secret: string }
  | { page: 'rules'; game: string; slug: string | null }
  | { page: 'replay'; table: string }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  let words: string[];
  try {
    words = path.split('/').filter((word) => word !== '').map(decodeURIComponent);
  } catch {
    return { page: 'nowhere' };
  }
  const [page, first, second, third] = words;
  if (third !== undefined) return { page: 'nowhere' };
  if (page === undefined) return { page: 'lobby' };
  if (page === 'rules') return { page, game: first ?? 'last-stand', slug: second ?? null };
  if (first === undefined || second !== undefined) return { page: 'nowhere' };
  if (page === 'table' || page === 'replay') return { page, table: first };
  if (page === 'seat') return { page, secret: first };
  return { page: 'nowhere' };
}
