// The conversation about one table. `Connection` is all the page knows of it, so that an engine inside the page could
// take the server's place; `connect` speaks to the server.
//
// A message with an id stays here until it is answered and is sent again with the same id after every reconnection: the
// server does it once. A gap between the versions asks for everything anew.

import {
  VERSION,
  type Chat,
  type ClientMessage,
  type Failure,
  type Hint,
  type Preview,
  type Refused,
  type SeatInfo,
  type ServerMessage,
  type Snapshot,
  type Update,
} from './types';

export type LinkState = 'connecting' | 'connected' | 'reconnecting' | 'ended';

export interface Hooks {
  state(state: LinkState): void;
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
  said(chat: Chat): void;
  people(seats: SeatInfo[], watching: number): void;
  /** Nothing more will come. */
  failed(failure: Failure): void;
}

type Body<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** A message that is answered, without its id. */
export type Question = Body<ClientMessage>;

export type Answer =
  | { answer: 'done' }
  | { answer: 'probed'; preview: Preview }
  | { answer: 'hinted'; hint: Hint }
  | { answer: 'refused'; refused: Refused };

export interface Connection {
  ask(question: Question): Promise<Answer>;
  look(seat: number): void;
  close(): void;
}

/** What the connection needs of a socket; a test hands in its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Socket;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  id(): string;
}

interface Waiting {
  message: ClientMessage & { id: string };
  resolve(answer: Answer): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A connection that says nothing for so long is taken for dead. */
const PATIENCE = 40_000;
const PING_EVERY = 15_000;

/** How long to wait before attempt number `attempt`, so that a server coming back is not stormed. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

export function connect(table: string, look: number | undefined, hooks: Hooks, world: Surroundings): Connection {
  let socket: Socket | null = null;
  let greeted = false;
  let version: number | null = null;
  let attempt = 0;
  let ended = false;
  let retry: unknown = null;
  let pulse: unknown = null;
  let watch: unknown = null;
  const unanswered = new Map<string, Waiting>();

  function write(message: ClientMessage): void {
    socket?.send(JSON.stringify(message));
  }

  function beat(): void {
    pulse = world.setTimeout(() => {
      write({ say: 'ping' });
      beat();
    }, PING_EVERY);
  }

  function heard(): void {
    world.clearTimeout(watch);
    watch = world.setTimeout(() => socket?.close(), PATIENCE);
  }

  function open(): void {
    const opened = world.open();
    socket = opened;
    greeted = false;
    opened.onopen = () => {
      write({ say: 'hello', version: VERSION, table, ...(look === undefined ? {} : { look }) });
      heard();
      beat();
    };
    opened.onmessage = (event) => {
      if (socket !== opened) return;
      heard();
      receive(JSON.parse(event.data) as ServerMessage);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      lost();
    };
  }

  function lost(): void {
    world.clearTimeout(pulse);
    world.clearTimeout(watch);
    socket = null;
    if (ended) return;
    hooks.state('reconnecting');
    retry = world.setTimeout(open, backoff(attempt));
    attempt += 1;
  }

  function end(): void {
    ended = true;
    world.clearTimeout(retry);
    world.clearTimeout(pulse);
    world.clearTimeout(watch);
    const last = socket;
    socket = null;
    last?.close();
    hooks.state('ended');
  }

  function settle(id: string, answer: Answer): void {
    const waiting = unanswered.get(id);
    unanswered.delete(id);
    waiting?.resolve(answer);
  }

  function receive(message: ServerMessage): void {
    switch (message.tell) {
      case 'snapshot':
        version = message.version;
        if (message.me.look !== null) look = message.me.look;
        hooks.snapshot(message);
        if (!greeted) {
          greeted = true;
          attempt = 0;
          hooks.state('connected');
          for (const waiting of unanswered.values()) write(waiting.message);
        }
        return;
      case 'update':
        if (version === null || message.version <= version) return;
        if (message.version !== version + 1) {
          version = null;
          write({ say: 'again' });
          return;
        }
        version = message.version;
        hooks.update(message);
        return;
      case 'done':
        return settle(message.id, { answer: 'done' });
      case 'refused':
        return settle(message.id, { answer: 'refused', refused: message });
      case 'probed':
        return settle(message.id, { answer: 'probed', preview: message.preview });
      case 'hinted':
        return settle(message.id, { answer: 'hinted', hint: message.hint });
      case 'chat':
        return hooks.said(message);
      case 'people':
        return hooks.people(message.seats, message.watching);
      case 'failed':
        if (message.again) {
          socket?.close();
        } else {
          hooks.failed(message);
          end();
        }
        return;
      case 'pong':
        return;
    }
  }

  hooks.state('connecting');
  open();

  return {
    ask(question) {
      const message = { ...question, id: world.id() } as ClientMessage & { id: string };
      return new Promise((resolve) => {
        unanswered.set(message.id, { message, resolve });
        if (greeted && socket !== null) write(message);
      });
    },
    look(seat) {
      look = seat;
      if (greeted) write({ say: 'look', seat });
    },
    close: end,
  };
}

/** The server this page came from. */
export function browser(): Surroundings {
  return {
    open() {
      const address = new URL('/ws', location.href);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(address) as Socket;
    },
    setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
    clearTimeout: (timer) => clearTimeout(timer as number | undefined),
    id: identity,
  };
}

/** Random and unguessable; `crypto.randomUUID` is missing where the page is not served over a secure address. */
export function identity(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
