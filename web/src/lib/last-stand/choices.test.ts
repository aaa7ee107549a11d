import { describe, expect, test } from 'vitest';

import type { Act, Choice, DieView, Request } from '../wire/types';
import { actingVerbs, branches, canTake, choicesAt, diceFor, layOf, rollOf, verbsOf } from './choices';

function choice(words: string, act: Partial<Act> = {}): Choice {
  const verb = words.split(' ')[0] ?? '';
  return {
    words,
    text: words,
    group: null,
    remark: null,
    odds: null,
    notes: [],
    rules: [],
    concedes: verb === 'resign',
    act: { verb, title: words, icon: null, ...act },
  };
}
function request(choices: Choice[]): Request {
  return { seat: 1, number: 7, awaited: true, sentence: '', complete: true, choices, places: [] };
}
const held = (...faces: string[]): DieView[] => faces.map((face) => ({ face, state: 'held' }));

describe('dice that are rolled again', () => {
  const asked = request([
    choice('roll move:1', { dice: [0, 1, 0, 0, 0, 0] }),
    choice('roll fight:1', { dice: [0, 0, 1, 0, 0, 0] }),
    choice('roll fight:2', { dice: [0, 0, 2, 0, 0, 0] }),
    choice('roll move:1 fight:1', { dice: [0, 1, 1, 0, 0, 0] }),
    choice('content'),
  ]);
  const dice = [...held('move', 'fight', 'fight'), { face: 'titan', state: 'locked' }];

  test('the dice taken up name the choice, whichever of two alike they are', () => {
    expect(rollOf(asked, dice, new Set([1]))?.words).toBe('roll fight:1');
    expect(rollOf(asked, dice, new Set([2]))?.words).toBe('roll fight:1');
    expect(rollOf(asked, dice, new Set([0, 2]))?.words).toBe('roll move:1 fight:1');
  });
  test('no dice are no choice, and neither are dice that were not offered', () => {
    expect(rollOf(asked, dice, new Set())).toBeNull();
    expect(rollOf(asked, dice, new Set([0, 1, 2]))).toBeNull();
  });
  test('a die can be taken up as long as some choice rolls it with the others', () => {
    expect(canTake(asked, dice, new Set([0]), 1)).toBe(true);
    expect(canTake(asked, dice, new Set([0, 1]), 2)).toBe(false);
    expect(canTake(asked, dice, new Set(), 3)).toBe(false);
    expect(canTake(null, dice, new Set(), 0)).toBe(false);
  });
});

describe('verbs', () => {
  test('each keeps its place when nothing can be done with it', () => {
    const some = request([
      choice('move up', { number: 4 }),
      choice('wound fight', { number: 1 }),
      choice('search'),
      choice('content'),
      choice('resign'),
    ]);
    const all = actingVerbs(some, 3, null);
    const none = actingVerbs(null, 3, null);
    expect(all.map(({ key }) => key)).toEqual([
      'up',
      'down',
      'fight',
      'cannon',
      'meet-1',
      'meet-2',
      'together',
      'cycle',
      'search',
      'content',
    ]);
    expect(all.find(({ key }) => key === 'up')?.choices).toHaveLength(1);
    expect(all.find(({ key }) => key === 'down')?.choices).toHaveLength(0);
    expect(none.slice(0, 8).map(({ key }) => key)).toEqual(all.slice(0, 8).map(({ key }) => key));
  });
  test('giving up is never among them', () => {
    expect([...verbsOf(request([choice('resign')]), null).keys()]).toEqual([]);
  });
  test('abilities are told apart by their number', () => {
    const asked = request([choice('use 1 pay 1,1,0,0'), choice('use 1 pay 2,0,0,0'), choice('use 3 pay 2,2,0,0')]);
    expect([...verbsOf(asked, null)].map(([key, found]) => [key, found.length])).toEqual([
      ['use-1', 2],
      ['use-3', 1],
    ]);
  });
});

test('a level is pointed at to start there or to go there', () => {
  const asked = request([
    choice('move up', { number: 4 }),
    choice('move up other', { number: 4 }),
    choice('move down', { number: 2 }),
    choice('wound fight', { number: 4 }),
  ]);
  expect(choicesAt(asked, 4).map(({ words }) => words)).toEqual(['move up', 'move up other']);
  expect(choicesAt(asked, 5)).toEqual([]);
});

test('a payment takes the first dice of its faces, and never a locked one', () => {
  const dice: DieView[] = [...held('dodge', 'dodge', 'fight'), { face: 'dodge', state: 'spent' }];
  expect([...diceFor(dice, [0, 0, 0, 0, 0, 2])]).toEqual([0, 1]);
  expect([...diceFor(dice, [0, 0, 1, 0, 0, 3])]).toEqual([0, 1, 2]);
});

test('two cards are laid by naming the open one first', () => {
  const asked = request([
    choice('lay swat feast', { card: 'swat', ability: 'feast' }),
    choice('lay feast swat', { card: 'feast', ability: 'swat' }),
  ]);
  expect(layOf(asked, 'feast', 'swat')?.words).toBe('lay feast swat');
  expect(layOf(asked, 'feast', null)).toBeNull();
});

test('many choices are asked for by what they differ in, few are listed', () => {
  const many = [0, 1, 2].flatMap((target) =>
    ['move', 'fight', 'dodge'].map((card) => choice(`use 1 die hero${target} ${card}`, { target, card })),
  );
  const first = branches(many);
  expect(first.map(({ facet, choices }) => [facet, choices.length])).toEqual([
    ['target', 3],
    ['target', 3],
    ['target', 3],
  ]);
  expect(branches(first[1]?.choices ?? []).map(({ facet }) => facet)).toEqual([null, null, null]);
});
