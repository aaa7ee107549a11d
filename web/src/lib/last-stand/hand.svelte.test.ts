import { expect, test } from 'vitest';

import type { Play } from '../table/play';
import type { Choice, Request } from './choices';
import { Hand } from './hand.svelte';
import { choice, held, hero, request as requestOf, roll } from './testing';
import type { LastStandAction } from './wire';

const request = (seat: number, choices: Choice[], number = 1, awaited = true): Request =>
  requestOf([...choices, choice({ do: 'resign' })], seat, number, awaited);

/** A table at which nothing happens but what is put on it; what is sent is kept. */
function table(
  requests: Request[],
  dice = held('move', 'fight'),
): { hand: Hand; sent: LastStandAction[]; ask: (next: Request[]) => void } {
  const sent: LastStandAction[] = [];
  const now = $state({ view: { view: { heroes: [hero('a', dice, 1), hero('b', dice, 2)] } }, requests });
  const play = {
    now,
    me: { seats: [1, 2], look: 1 },
    busy: false,
    choose: (_: Request, action: LastStandAction) => sent.push(action),
  } as unknown as Play;
  return { hand: new Hand(play), sent, ask: (next) => (now.requests = next) };
}

const rolls = [roll(0, 1, 0, 0, 0, 0), roll(0, 0, 1, 0, 0, 0), roll(0, 1, 1, 0, 0, 0), choice({ do: 'content' })];

test('giving up alone is no question', () => {
  const { hand } = table([request(1, [])]);
  expect(hand.request).toBeNull();
  expect(hand.ready).toBe(false);
});
test('dice are taken up and put back, and name what is rolled', () => {
  const { hand, sent } = table([request(1, rolls)]);
  hand.pressDie(0, 0);
  hand.pressDie(0, 1);
  expect(hand.roll).toBe(rolls[2]);
  hand.pressDie(0, 0);
  expect(hand.roll).toBe(rolls[1]);
  expect(sent).toEqual([]);
});
test('dice of somebody else cannot be taken up', () => {
  const { hand } = table([request(1, rolls)]);
  expect(hand.dieDoes(1, 0)).toBeNull();
});
test('what was taken up is forgotten with the request', () => {
  const { hand, ask } = table([request(1, rolls, 1)]);
  hand.pressDie(0, 0);
  ask([request(1, rolls, 2)]);
  expect(hand.taken.size).toBe(0);
});
test('whoever plays several heroes answers for the one that was picked, and else for one that is awaited', () => {
  const { hand } = table([request(1, rolls, 1, false), request(2, rolls, 1, true)]);
  expect(hand.request?.seat).toBe(2);
  hand.pickHero(0);
  expect(hand.request?.seat).toBe(1);
  hand.pick(7);
  expect(hand.request?.seat).toBe(1);
});
test('one choice is sent, of several the next step is asked for and can be taken back', () => {
  const both = (['itself', 'other'] as const).map((pays) =>
    choice({ do: 'move', way: 'up', with: pays }, { level: 1 }),
  );
  const { hand, sent } = table([request(1, both)]);
  hand.take(hand.levelChoices(1));
  expect(sent).toEqual([]);
  expect(hand.steps).toHaveLength(2);
  hand.back();
  expect(hand.steps).toHaveLength(0);
  hand.take(both.slice(0, 1));
  expect(sent).toEqual([{ do: 'move', way: 'up', with: 'itself' }]);
});
test('a die that must be given up is given by pressing it; one that can pay asks what for', () => {
  const up = table([
    request(1, [
      choice({ do: 'give-up', face: 'move' }, { dice: [0, 1, 0, 0, 0, 0] }),
      choice({ do: 'give-up', face: 'fight' }, { dice: [0, 0, 1, 0, 0, 0] }),
    ]),
  ]);
  up.hand.pressDie(0, 1);
  expect(up.sent).toEqual([{ do: 'give-up', face: 'fight' }]);
  const wound = choice({ do: 'wound', face: 'fight', with: 'itself' }, { dice: [0, 0, 1, 0, 0, 0] });
  const pay = table([request(1, [wound])]);
  pay.hand.pressDie(0, 1);
  expect(pay.sent).toEqual([]);
  expect(pay.hand.steps.map(({ choices }) => choices)).toEqual([[wound]]);
});
test('a name that is asked for can be given by pressing the hero', () => {
  const { hand, sent } = table([request(1, [choice({ do: 'name', hero: 0 }), choice({ do: 'name', hero: 1 })])]);
  hand.pickHero(1);
  expect(sent).toEqual([{ do: 'name', hero: 1 }]);
});
test('of two cards the first pressed lies open, and pressing it again gives its place to the other', () => {
  const [ab, ba] = [choice({ do: 'lay', open: 'a', other: 'b' }), choice({ do: 'lay', open: 'b', other: 'a' })];
  const { hand } = table([request(0, [ab, ba])]);
  hand.pressCard('a');
  hand.pressCard('b');
  expect(hand.lay).toBe(ab);
  hand.pressCard('a');
  hand.pressCard('a');
  expect(hand.lay).toBe(ba);
});
