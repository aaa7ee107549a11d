// The plain requests of the page, with the types of the wire. A refusal is thrown as `Refusal` with what the server says
// of it; a server that cannot be reached as `Unreachable`.

import type {
  CardText,
  Form,
  FormAsked,
  Fork,
  Frames,
  HttpCode,
  HttpError,
  Lobby,
  Login,
  Message,
  NewTable,
  NewTableMade,
  Opponents,
  Person,
  Rename,
  Replay,
  Review,
  RuleInfo,
  Sat,
  SeatLink,
  Sit,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly code: HttpCode,
    readonly told: Message,
  ) {
    super(code);
  }
}

export class Unreachable extends Error {}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  const refused = (await response.json().catch(() => null)) as HttpError | null;
  // What stands before the server answers for itself when it is gone, and says nothing that the page knows.
  if (refused === null) throw new Unreachable();
  throw new Refusal(refused.code, refused.message);
}

const enc = encodeURIComponent;

export const http = {
  me: () => request<Person>('GET', '/api/me'),
  rename: (body: Rename) => request<Person>('POST', '/api/me', body),
  keep: (body: Login) => request<Person>('POST', '/api/keep', body),
  login: (body: Login) => request<Person>('POST', '/api/login', body),
  logout: () => request<Person>('POST', '/api/logout'),
  lobby: () => request<Lobby>('GET', '/api/lobby'),
  form: (body: FormAsked) => request<Form>('POST', '/api/form', body),
  opponents: (game: string) => request<Opponents>('GET', `/api/opponents/${enc(game)}`),
  create: (body: NewTable) => request<NewTableMade>('POST', '/api/tables', body),
  sit: (table: string, body: Sit) => request<Sat>('POST', `/api/tables/${enc(table)}/sit`, body),
  links: (table: string) => request<SeatLink[]>('POST', `/api/tables/${enc(table)}/links`),
  follow: (secret: string) => request<Sat>('POST', `/api/links/${enc(secret)}`),
  card: (table: string, card: string) => request<CardText>('GET', `/api/tables/${enc(table)}/cards/${enc(card)}`),
  rules: (game: string) => request<RuleInfo[]>('GET', `/api/rules/${enc(game)}`),
  replay: (table: string, viewer: string | null) =>
    request<Replay>('GET', `/api/tables/${enc(table)}/replay${viewer === null ? '' : `?as=${enc(viewer)}`}`),
  review: (table: string, seat: string) => request<Review>('GET', `/api/tables/${enc(table)}/review?as=${enc(seat)}`),
  frames: (table: string, from: number, viewer: string) =>
    request<Frames>('GET', `/api/tables/${enc(table)}/replay/${from}?as=${enc(viewer)}`),
  again: (table: string) => request<NewTableMade>('POST', `/api/tables/${enc(table)}/again`),
  fork: (table: string, body: Fork) => request<NewTableMade>('POST', `/api/tables/${enc(table)}/fork`, body),
  journal: (table: string) => `/api/tables/${enc(table)}/journal`,
};
