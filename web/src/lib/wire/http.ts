// The plain requests of the page, with the types of the wire. A refusal is thrown as `Refusal` with its text in the
// reader's language; a server that cannot be reached as `Unreachable`.

import type {
  CardText,
  Form,
  FormAsked,
  Fork,
  Frames,
  HttpError,
  Lang,
  Lobby,
  Login,
  NewTable,
  NewTableMade,
  Opponents,
  Person,
  Rename,
  Replay,
  Review,
  RuleText,
  Sat,
  SeatLink,
  Sit,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rules: string[],
  ) {
    super(text);
  }
}

export class Unreachable extends Error {}

async function request<Answer>(method: string, path: string, lang: Lang, body?: unknown): Promise<Answer> {
  const address = new URL(path, location.href);
  address.searchParams.set('lang', lang);
  const headers: Record<string, string> = { 'accept-language': lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  if (response.status >= 502 && response.status <= 504) throw new Unreachable();
  const refused = (await response.json().catch(() => null)) as HttpError | null;
  throw new Refusal(
    response.status,
    refused?.code ?? 'unknown',
    refused?.text ?? response.statusText,
    refused?.rules ?? [],
  );
}

const enc = encodeURIComponent;

export const http = {
  me: (lang: Lang) => request<Person>('GET', '/api/me', lang),
  rename: (lang: Lang, body: Rename) => request<Person>('POST', '/api/me', lang, body),
  keep: (lang: Lang, body: Login) => request<Person>('POST', '/api/keep', lang, body),
  login: (lang: Lang, body: Login) => request<Person>('POST', '/api/login', lang, body),
  logout: (lang: Lang) => request<Person>('POST', '/api/logout', lang),
  lobby: (lang: Lang) => request<Lobby>('GET', '/api/lobby', lang),
  form: (lang: Lang, body: FormAsked) => request<Form>('POST', '/api/form', lang, body),
  opponents: (lang: Lang, game: string) => request<Opponents>('GET', `/api/opponents/${enc(game)}`, lang),
  create: (lang: Lang, body: NewTable) => request<NewTableMade>('POST', '/api/tables', lang, body),
  sit: (lang: Lang, table: string, body: Sit) => request<Sat>('POST', `/api/tables/${enc(table)}/sit`, lang, body),
  links: (lang: Lang, table: string) => request<SeatLink[]>('POST', `/api/tables/${enc(table)}/links`, lang),
  follow: (lang: Lang, secret: string) => request<Sat>('POST', `/api/links/${enc(secret)}`, lang),
  card: (lang: Lang, table: string, card: string) =>
    request<CardText>('GET', `/api/tables/${enc(table)}/cards/${enc(card)}`, lang),
  rules: (lang: Lang, game: string) => request<RuleText[]>('GET', `/api/rules/${enc(game)}`, lang),
  replay: (lang: Lang, table: string, viewer: string | null) =>
    request<Replay>('GET', `/api/tables/${enc(table)}/replay${viewer === null ? '' : `?as=${enc(viewer)}`}`, lang),
  review: (lang: Lang, table: string, seat: string) =>
    request<Review>('GET', `/api/tables/${enc(table)}/review?as=${enc(seat)}`, lang),
  frames: (lang: Lang, table: string, from: number, viewer: string) =>
    request<Frames>('GET', `/api/tables/${enc(table)}/replay/${from}?as=${enc(viewer)}`, lang),
  again: (lang: Lang, table: string) => request<NewTableMade>('POST', `/api/tables/${enc(table)}/again`, lang),
  fork: (lang: Lang, table: string, body: Fork) =>
    request<NewTableMade>('POST', `/api/tables/${enc(table)}/fork`, lang, body),
  journal: (table: string) => `/api/tables/${enc(table)}/journal`,
};
