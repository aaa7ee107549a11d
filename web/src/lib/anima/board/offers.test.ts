import { describe, expect, test } from 'vitest';

import type { AnimaAct, AnimaAction, AnimaView } from '../wire';
import {
  NOTHING,
  actionOf,
  leafFor,
  nextStep,
  obvious,
  places,
  pointable,
  settle,
  stepBack,
  verbsOf,
  type Choice,
  type Request,
  type Verb,
} from './offers';
import { layOut, occasion } from './slots';

const choice = (action: AnimaAction, act: AnimaAct = {}): Choice => ({
  action,
  act,
  message: { key: `line-${action.do}` },
  title: { key: `battle-act-${action.do}` },
  icon: 'choice',
  group: null,
  remark: null,
  odds: null,
  notes: [],
  concedes: action.do === 'resign',
});
const list = (action: AnimaAction, ...at: [number, number][]): Request['places'][number] => ({ action, at });
const asked = (choices: Choice[], lists: Request['places'] = [], complete = true): Request => ({
  seat: 0,
  number: 1,
  awaited: true,
  sentence: { key: 'battle-now-active' },
  complete,
  choices,
  places: [...lists],
});
const verb = (request: Request, key: string): Verb => {
  const found = verbsOf(request).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no verb ${key}`);
  return found;
};
const keys = (request: Request): string[] => verbsOf(request).map((one) => one.key);
const to = (x: number, y: number) => ({ to: { x, y } });
const walk = choice({ do: 'move', gait: 'walk' });
const end = choice({ do: 'end' });

describe('verbs', () => {
  test('attacks on several are one verb that asks for its target', () => {
    const attack = verb(
      asked([
        choice({ do: 'attack', target: 16 }, { chance: 0.4 }),
        choice({ do: 'attack', target: 17 }, { chance: 0.7 }),
      ]),
      'attack',
    );
    expect(nextStep(attack, NOTHING)).toBe('target');
    const picked = { ...NOTHING, verb: 'attack', target: 17 };
    expect(nextStep(attack, picked)).toBe(null);
    expect(actionOf(attack, picked)).toEqual({ do: 'attack', target: 17 });
    expect(leafFor(attack, picked)?.choice?.act.chance).toBe(0.7);
  });

  test('giving up is not in the hand, and each gait is', () => {
    expect(keys(asked([choice({ do: 'resign' })]))).toEqual([]);
    expect(keys(asked([walk, choice({ do: 'move', gait: 'run' })]))).toEqual(['walk', 'run']);
  });

  test('a charge asks for its target and then for its place; a choice and the same place are one', () => {
    const best = choice({ do: 'charge', target: 16, ...to(3, 4) }, { chance: 0.8 });
    const charge = verb(asked([best], [list(best.action, [3, 4], [4, 4])]), 'charge');
    expect(charge.leaves.length).toBe(2);
    const aimed = settle(charge, { ...NOTHING, verb: 'charge' });
    expect(aimed.target).toBe(16);
    expect(nextStep(charge, aimed)).toBe('at');
    const there = { ...aimed, at: { x: 4, y: 4 } };
    expect(actionOf(charge, there)).toEqual({ do: 'charge', target: 16, ...to(4, 4) });
    expect(leafFor(charge, there)?.choice?.act.chance).toBe(0.8);
  });

  test('who deploys is pointed at before the place is', () => {
    const deploy = verb(
      asked(
        [],
        [
          list({ do: 'deploy', figure: 0, ...to(1, 1) }, [1, 1]),
          list({ do: 'deploy', figure: 1, ...to(2, 2) }, [2, 2]),
        ],
      ),
      'deploy',
    );
    expect(nextStep(deploy, NOTHING)).toBe('who');
    expect([...pointable(deploy, NOTHING).entries()]).toEqual([
      [0, 'who'],
      [1, 'who'],
    ]);
    const picked = { ...NOTHING, verb: 'deploy', who: 1 };
    expect(places(deploy, picked).map((leaf) => leaf.at)).toEqual([{ x: 2, y: 2 }]);
    expect(obvious([deploy])).toBe(deploy);
    expect(stepBack(deploy, { ...picked, at: { x: 2, y: 2 } })).toEqual(picked);
  });

  test('each piece of scenery is a verb, its quarter turns are not', () => {
    const set = (piece: string, quarters: number, x: number) =>
      list({ do: 'place-scenery', piece, quarters, ...to(x, 5) }, [x, 5]);
    const request = asked([], [set('grove', 0, 5), set('grove', 1, 6), set('pool', 0, 7)]);
    expect(keys(request)).toEqual(['place-scenery grove', 'place-scenery pool']);
    const grove = verb(request, 'place-scenery grove');
    expect(actionOf(grove, { ...NOTHING, verb: grove.key, number: 1, at: { x: 6, y: 5 } })).toEqual({
      do: 'place-scenery',
      piece: 'grove',
      quarters: 1,
      ...to(6, 5),
    });
  });

  test('abilities differ by whose they are, which, and what is paid on top', () => {
    const use = (figure: number, extra: number, target?: number): Choice =>
      choice({ do: 'use', figure, ability: 2, extra, ...(target === undefined ? {} : { target }) });
    expect(keys(asked([use(0, 0, 16), use(0, 0, 17), use(0, 1, 16), use(1, 0)]))).toEqual([
      'use 0 2 0',
      'use 0 2 1',
      'use 1 2 0',
    ]);
  });

  test('on a free table any point can be said', () => {
    const go = verb(asked([], [list({ do: 'go', ...to(12500, 8000) }, [12500, 8000])], false), 'go');
    expect(go.leaves[0]?.action).toEqual({ do: 'go', ...to(12500, 8000) });
    expect(actionOf(go, { ...NOTHING, verb: 'go', at: { x: 1234, y: 50 } })).toEqual({ do: 'go', ...to(1234, 50) });
  });
});

describe('the hand', () => {
  const view = { active: 0, moving: null } as unknown as AnimaView;

  test('keeps the place of what cannot be done', () => {
    const full = verbsOf(asked([walk, choice({ do: 'attack', target: 16 }), end]));
    const about = occasion(view, full);
    const first = layOut([], full, about, null);
    expect(first.map((slot) => slot.key)).toEqual(['walk', 'run', 'charge', 'attack', 'end']);
    const less = verbsOf(asked([end]));
    const then = layOut(first, less, occasion(view, less), null);
    expect(then.map((slot) => slot.key)).toEqual(first.map((slot) => slot.key));
    expect(then.filter((slot) => slot.offer !== null).map((slot) => slot.key)).toEqual(['end']);
  });

  test('a way takes the place of the gait that was declared', () => {
    const moving = verbsOf(asked([end], [list({ do: 'go', ...to(1, 1) }, [1, 1])]));
    const slots = layOut([], moving, { is: 'act', figure: 0 }, 'run');
    expect(slots.find((slot) => slot.key === 'run')?.offer?.verb).toBe('go');
    expect(slots.find((slot) => slot.key === 'walk')?.offer).toBe(null);
  });
});
