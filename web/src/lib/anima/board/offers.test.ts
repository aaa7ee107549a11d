import { describe, expect, test } from 'vitest';

import type { Act, Choice, FigureView, Places, Request } from '../../wire/types';
import { layOut, occasion } from './hand';
import {
  NOTHING,
  leafFor,
  nextStep,
  obvious,
  places,
  pointable,
  settle,
  stepBack,
  verbsOf,
  wordsAt,
  wordsOf,
} from './offers';

const figures = [
  { id: 0, word: 'a1' },
  { id: 1, word: 'a2' },
  { id: 16, word: 'b1' },
  { id: 17, word: 'b2' },
] as unknown as FigureView[];

const choice = (words: string, act: Partial<Act> = {}, concedes = false): Choice => ({
  words,
  text: words,
  group: null,
  remark: null,
  odds: null,
  notes: [],
  rules: [],
  concedes,
  act: { verb: words.split(' ')[0] ?? '', title: words, icon: null, ...act },
});
const asked = (choices: Choice[], lists: Places[] = [], complete = true): Request => ({
  seat: 0,
  number: 1,
  awaited: true,
  sentence: '',
  complete,
  choices,
  places: lists,
});
const verb = (request: Request, key: string) => {
  const found = verbsOf(request, figures, true).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no verb ${key}`);
  return found;
};

describe('verbs', () => {
  test('attacks on several are one verb that asks for its target', () => {
    const attack = verb(
      asked([choice('attack b1', { target: 16, chance: 0.4 }), choice('attack b2', { target: 17, chance: 0.7 })]),
      'attack',
    );
    expect(nextStep(attack, NOTHING)).toBe('target');
    const picked = { ...NOTHING, verb: 'attack', target: 17 };
    expect(nextStep(attack, picked)).toBe(null);
    expect(wordsOf(attack, picked, true)).toBe('attack b2');
    expect(leafFor(attack, picked)?.choice?.act.chance).toBe(0.7);
  });

  test('giving up is not in the hand', () => {
    expect(verbsOf(asked([choice('resign', {}, true)]), figures, true)).toEqual([]);
  });

  test('a charge asks for its target and then for its place; a choice and a place with the same words are one', () => {
    const charge = verb(
      asked(
        [choice('charge b1 3,4', { target: 16, at: { x: 3, y: 4 }, chance: 0.8 })],
        [
          {
            verb: 'charge',
            words: 'charge b1 {}',
            who: 0,
            target: 16,
            at: [
              [3, 4],
              [4, 4],
            ],
          },
        ],
      ),
      'charge',
    );
    expect(charge.leaves.length).toBe(2);
    const aimed = settle(charge, { ...NOTHING, verb: 'charge' });
    expect(aimed.target).toBe(16);
    expect(nextStep(charge, aimed)).toBe('at');
    const there = { ...aimed, at: { x: 4, y: 4 } };
    expect(wordsOf(charge, there, true)).toBe('charge b1 4,4');
    expect(leafFor(charge, there)?.choice?.act.chance).toBe(0.8);
  });

  test('who deploys is pointed at before the place is', () => {
    const deploy = verb(
      asked(
        [],
        [
          { verb: 'deploy', words: 'deploy a1 {}', who: 0, at: [[1, 1]] },
          { verb: 'deploy', words: 'deploy a2 {}', who: 1, at: [[2, 2]] },
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
    const request = asked(
      [],
      [
        { verb: 'set', words: 'set grove {} 0', number: 0, card: 'grove', at: [[5, 5]] },
        { verb: 'set', words: 'set grove {} 1', number: 1, card: 'grove', at: [[6, 5]] },
        { verb: 'set', words: 'set pool {} 0', number: 0, card: 'pool', at: [[7, 5]] },
      ],
    );
    expect(verbsOf(request, figures, true).map((one) => one.key)).toEqual(['set grove', 'set pool']);
    const grove = verb(request, 'set grove');
    expect(wordsOf(grove, { ...NOTHING, verb: 'set grove', number: 1, at: { x: 6, y: 5 } }, true)).toBe(
      'set grove 6,5 1',
    );
  });

  test('abilities differ by whose they are, which, and what is paid on top', () => {
    const keys = verbsOf(
      asked([
        choice('use a1 2 b1', { who: 0, target: 16 }),
        choice('use a1 2 b2', { who: 0, target: 17 }),
        choice('use a1 2 +1 b1', { who: 0, target: 16 }),
        choice('use a2 2', { who: 1 }),
      ]),
      figures,
      true,
    ).map((one) => one.key);
    expect(keys).toEqual(['use a1 2', 'use a1 2 +1', 'use a2 2']);
  });

  test('on a free table any point can be said', () => {
    const go = verbsOf(
      asked([], [{ verb: 'go', words: 'go {}', who: 0, at: [[12500, 8000]] }], false),
      figures,
      false,
    )[0];
    if (go === undefined) throw new Error('no way');
    expect(go.leaves[0]?.words).toBe('go 12.5,8');
    expect(wordsOf(go, { ...NOTHING, verb: 'go', at: { x: 1234, y: 50 } }, false)).toBe('go 1.234,0.05');
    expect(wordsAt('set grove 12,8 3', true, { x: -1, y: 4 })).toBe('set grove -1,4 3');
  });
});

describe('the hand', () => {
  const view = { active: 0, moving: null } as never;

  test('keeps the place of what cannot be done', () => {
    const full = verbsOf(asked([choice('walk'), choice('attack b1', { target: 16 }), choice('end')]), figures, true);
    const about = occasion(view, full);
    const first = layOut([], full, about, null);
    expect(first.map((slot) => slot.key)).toEqual(['walk', 'run', 'charge', 'attack', 'end']);
    const less = verbsOf(asked([choice('end')]), figures, true);
    const then = layOut(first, less, occasion(view, less), null);
    expect(then.map((slot) => slot.key)).toEqual(first.map((slot) => slot.key));
    expect(then.filter((slot) => slot.offer !== null).map((slot) => slot.key)).toEqual(['end']);
  });

  test('a way takes the place of the gait that was declared', () => {
    const moving = verbsOf(
      asked([choice('end')], [{ verb: 'go', words: 'go {}', who: 0, at: [[1, 1]] }]),
      figures,
      true,
    );
    const slots = layOut([], moving, 'act 0', 'run');
    expect(slots.find((slot) => slot.key === 'run')?.offer?.verb).toBe('go');
    expect(slots.find((slot) => slot.key === 'walk')?.offer).toBe(null);
  });
});
