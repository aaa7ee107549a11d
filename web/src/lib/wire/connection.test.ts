import { beforeEach, describe, expect, test } from 'vitest';

import { backoff, connect, type Answer, type Connection, type Hooks, type LinkState, type Socket } from './connection';
import { VERSION, type ClientMessage, type Hint, type ServerMessage, type Snapshot, type Update } from './types';

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const snapshot = (version: number): ServerMessage =>
  ({ tell: 'snapshot', version, me: { seats: [1], look: 1 } }) as unknown as ServerMessage;
const update = (version: number): ServerMessage => ({ tell: 'update', version }) as unknown as ServerMessage;

describe('the connection', () => {
  let sockets: FakeSocket[];
  let timers: { run: () => void; after: number }[];
  let states: LinkState[];
  let updates: number[];
  let snapshots: number[];
  let failures: string[];
  let connection: Connection;

  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  };

  beforeEach(() => {
    sockets = [];
    timers = [];
    states = [];
    updates = [];
    snapshots = [];
    failures = [];
    let number = 0;
    const hooks: Hooks = {
      state: (state) => states.push(state),
      snapshot: (one: Snapshot) => snapshots.push(one.version),
      update: (one: Update) => updates.push(one.version),
      said: () => undefined,
      people: () => undefined,
      failed: (failure) => failures.push(failure.code),
    };
    connection = connect('ember', undefined, hooks, {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      setTimeout: (run, after) => {
        const timer = { run, after };
        timers.push(timer);
        return timer;
      },
      clearTimeout: (timer) => {
        timers = timers.filter((one) => one !== timer);
      },
      id: () => `id${(number += 1)}`,
    });
  });

  const greet = (version = 1): void => {
    last().onopen?.();
    last().tell(snapshot(version));
  };

  const reopen = (): void => {
    const soonest = timers.reduce((a, b) => (a.after <= b.after ? a : b));
    timers = timers.filter((one) => one !== soonest);
    soonest.run();
  };

  test('greets first, and is connected once it has a snapshot', () => {
    expect(states).toEqual(['connecting']);
    greet();
    expect(last().sent[0]).toEqual({ say: 'hello', version: VERSION, table: 'ember' });
    expect(states).toEqual(['connecting', 'connected']);
  });

  test('a question is answered by its id', async () => {
    greet();
    const asked = connection.ask({ say: 'choose', seat: 1, request: 4, action: { do: 'dodge' } });
    expect(last().sent.at(-1)).toEqual({ say: 'choose', id: 'id1', seat: 1, request: 4, action: { do: 'dodge' } });
    last().tell({ tell: 'done', id: 'other' });
    last().tell({ tell: 'done', id: 'id1' });
    expect(await asked).toEqual({ answer: 'done' });
  });

  test('a hint comes back to whoever asked for it', async () => {
    greet();
    const asked = connection.ask({ say: 'hint', seat: 1 });
    const hint = { seat: 2, request: 4, now: 0.4, after: 0.5, others: null, reasons: [] } as unknown as Hint;
    last().tell({ tell: 'hinted', id: 'id1', hint });
    expect(await asked).toEqual({ answer: 'hinted', hint });
  });

  test('what was not answered is sent again with the same id after a reconnection, and only that', async () => {
    greet();
    const first = connection.ask({ say: 'undo' });
    last().tell({ tell: 'done', id: 'id1' });
    await first;
    let answer: Answer | null = null;
    void connection.ask({ say: 'chat', text: 'hello' }).then((given) => (answer = given));
    last().close();
    expect(states.at(-1)).toBe('reconnecting');
    reopen();
    expect(sockets).toHaveLength(2);
    greet(9);
    expect(last().sent.slice(1)).toEqual([{ say: 'chat', id: 'id2', text: 'hello' }]);
    last().tell({ tell: 'done', id: 'id2' });
    await Promise.resolve();
    expect(answer).toEqual({ answer: 'done' });
    expect(states.at(-1)).toBe('connected');
  });

  test('it comes back looking from the seat it looked from', () => {
    greet();
    connection.look(3);
    last().close();
    reopen();
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ say: 'hello', look: 3 });
  });

  test('a gap asks for everything anew, and what was already heard is not heard twice', () => {
    greet(4);
    last().tell(update(5));
    last().tell(update(5));
    expect(updates).toEqual([5]);
    last().tell(update(7));
    expect(updates).toEqual([5]);
    expect(last().sent.at(-1)).toEqual({ say: 'again' });
    last().tell(update(8));
    last().tell(snapshot(8));
    last().tell(update(9));
    expect(updates).toEqual([5, 9]);
  });

  test('a failure that may pass is tried again; another is told and ends it', () => {
    greet();
    last().tell({ tell: 'failed', code: 'closing', message: { key: '' }, again: true });
    expect(failures).toEqual([]);
    expect(states.at(-1)).toBe('reconnecting');
    reopen();
    last().onopen?.();
    last().tell({ tell: 'failed', code: 'no-such-table', message: { key: '' }, again: false });
    expect(failures).toEqual(['no-such-table']);
    expect(states.at(-1)).toBe('ended');
    expect(timers).toEqual([]);
  });

  test('it waits longer each time, but never for long', () => {
    expect([0, 1, 2, 9].map(backoff)).toEqual([250, 500, 1000, 8000]);
  });
});
