import { describe, expect, test } from 'vitest';

import { actingVerbs, branches, canTake, choicesAt, diceFor, layOf, rollOf, verbsOf, type Choice } from './choices';
import { choice, held, request, roll } from './testing';
import type { DieView, Target } from './wire';

const move = (way: 'up' | 'down', level: number, other = false): Choice =>
  choice({ do: 'move', way, with: other ? 'other' : 'itself' }, { level });
const wound = (face: 'fight' | 'cannon'): Choice => choice({ do: 'wound', face, with: 'itself' }, { wounds: 1 });
const use = (ability: number, pay: [number, number, number, number], on: Target = { at: 'nothing' }): Choice =>
  choice({ do: 'use', ability, pay, on });
const content = choice({ do: 'content' });
const resign = choice({ do: 'resign' });

describe('dice that are rolled again', () => {
  const asked = request([
    roll(0, 1, 0, 0, 0, 0),
    roll(0, 0, 1, 0, 0, 0),
    roll(0, 0, 2, 0, 0, 0),
    roll(0, 1, 1, 0, 0, 0),
    content,
  ]);
  const dice: DieView[] = [...held('move', 'fight', 'fight'), { face: 'titan', state: 'locked' }];

  test('the dice taken up name the choice, whichever of two alike they are', () => {
    expect(rollOf(asked, dice, new Set([1]))).toEqual(roll(0, 0, 1, 0, 0, 0));
    expect(rollOf(asked, dice, new Set([2]))).toEqual(roll(0, 0, 1, 0, 0, 0));
    expect(rollOf(asked, dice, new Set([0, 2]))).toEqual(roll(0, 1, 1, 0, 0, 0));
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
    const some = request([move('up', 4), wound('fight'), choice({ do: 'search' }), content, resign]);
    const all = actingVerbs(some, null);
    const none = actingVerbs(null, null);
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
    expect([...verbsOf(request([resign])).keys()]).toEqual([]);
  });
  test('abilities are told apart by their place on the card', () => {
    const asked = request([use(0, [1, 1, 0, 0]), use(0, [2, 0, 0, 0]), use(2, [2, 2, 0, 0])]);
    expect([...verbsOf(asked)].map(([key, found]) => [key, found.length])).toEqual([
      ['use-1', 2],
      ['use-3', 1],
    ]);
  });
});

test('a level is pointed at to start there or to go there', () => {
  const asked = request([move('up', 4), move('up', 4, true), move('down', 2), wound('fight')]);
  expect(choicesAt(asked, 4)).toEqual([move('up', 4), move('up', 4, true)]);
  expect(choicesAt(asked, 5)).toEqual([]);
  const first = choice({ do: 'stand', level: 3 });
  expect(choicesAt(request([first]), 3)).toEqual([first]);
});

test('a payment takes the first dice of its faces, and never a locked one', () => {
  const dice: DieView[] = [...held('dodge', 'dodge', 'fight'), { face: 'dodge', state: 'spent' }];
  expect([...diceFor(dice, [0, 0, 0, 0, 0, 2])]).toEqual([0, 1]);
  expect([...diceFor(dice, [0, 0, 1, 0, 0, 3])]).toEqual([0, 1, 2]);
});

test('two cards are laid by naming the open one first', () => {
  const one = choice({ do: 'lay', open: 'swat', other: 'feast' });
  const asked = request([choice({ do: 'lay', open: 'feast', other: 'swat' }), one]);
  expect(layOf(asked, 'swat', 'feast')).toBe(one);
  expect(layOf(asked, 'feast', null)).toBeNull();
});

test('many choices are asked for by what they differ in, few are listed', () => {
  const many = [0, 1, 2].flatMap((hero) =>
    (['move', 'fight', 'dodge'] as const).map((face) => use(1, [1, 0, 0, 0], { at: 'held-die', hero, face })),
  );
  const first = branches(many);
  expect(first.map(({ facet, choices }) => [facet, choices.length])).toEqual([
    [{ is: 'hero', hero: 0 }, 3],
    [{ is: 'hero', hero: 1 }, 3],
    [{ is: 'hero', hero: 2 }, 3],
  ]);
  expect(branches(first[1]?.choices ?? []).map(({ facet }) => facet)).toEqual([null, null, null]);
});
