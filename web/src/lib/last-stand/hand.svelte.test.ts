import { expect, test } from 'vitest';

import type { Play } from '../table/play';
import type { Act, Choice, DieView, Request } from '../wire/types';
import { Hand } from './hand.svelte';

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
const request = (seat: number, choices: Choice[], number = 1, awaited = true): Request => ({
  seat,
  number,
  awaited,
  sentence: '',
  complete: true,
  choices: [...choices, choice('resign')],
  places: [],
});
const hero = (seat: number, dice: DieView[]) => ({
  seat,
  hero: { id: `h${seat}`, name: `H${seat}`, power: '' },
  level: 0,
  hearts: { left: 3, of: 3 },
  dice,
  half: false,
  done: false,
  struck: false,
  dodged: false,
  resigned: false,
});
const held = (...faces: string[]): DieView[] => faces.map((face) => ({ face, state: 'held' }));

/** A table at which nothing happens but what is put on it; what is sent is kept. */
function table(
  requests: Request[],
  dice = held('move', 'fight'),
): { hand: Hand; sent: string[]; ask: (next: Request[]) => void } {
  const sent: string[] = [];
  const now = $state({ view: { game: 'last-stand', heroes: [hero(1, dice), hero(2, dice)] }, requests });
  const play = {
    now,
    me: { seats: [1, 2], look: 1 },
    busy: false,
    choose: (_: Request, words: string) => sent.push(words),
  } as unknown as Play;
  return { hand: new Hand(play), sent, ask: (next) => (now.requests = next) };
}

const rolls = [
  choice('roll move:1', { dice: [0, 1, 0, 0, 0, 0] }),
  choice('roll fight:1', { dice: [0, 0, 1, 0, 0, 0] }),
  choice('roll move:1 fight:1', { dice: [0, 1, 1, 0, 0, 0] }),
  choice('content'),
];

test('giving up alone is no question', () => {
  const { hand } = table([request(1, [])]);
  expect(hand.request).toBeNull();
  expect(hand.ready).toBe(false);
});
test('dice are taken up and put back, and name what is rolled', () => {
  const { hand, sent } = table([request(1, rolls)]);
  hand.pressDie(0, 0);
  hand.pressDie(0, 1);
  expect(hand.roll?.words).toBe('roll move:1 fight:1');
  hand.pressDie(0, 0);
  expect(hand.roll?.words).toBe('roll fight:1');
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
  const both = [choice('move up', { number: 1 }), choice('move up other', { number: 1 })];
  const { hand, sent } = table([request(1, both)]);
  hand.take(hand.levelChoices(1));
  expect(sent).toEqual([]);
  expect(hand.steps).toHaveLength(2);
  hand.back();
  expect(hand.steps).toHaveLength(0);
  hand.take(both.slice(0, 1));
  expect(sent).toEqual(['move up']);
});
test('a die that must be given up is given by pressing it; one that can pay asks what for', () => {
  const up = table([
    request(1, [
      choice('give-up move', { dice: [0, 1, 0, 0, 0, 0] }),
      choice('give-up fight', { dice: [0, 0, 1, 0, 0, 0] }),
    ]),
  ]);
  up.hand.pressDie(0, 1);
  expect(up.sent).toEqual(['give-up fight']);
  const pay = table([request(1, [choice('wound fight', { dice: [0, 0, 1, 0, 0, 0] })])]);
  pay.hand.pressDie(0, 1);
  expect(pay.sent).toEqual([]);
  expect(pay.hand.steps.map(({ choices }) => choices[0]?.words)).toEqual(['wound fight']);
});
test('a name that is asked for can be given by pressing the hero', () => {
  const { hand, sent } = table([
    request(1, [choice('name hero1', { target: 0 }), choice('name hero2', { target: 1 })]),
  ]);
  hand.pickHero(1);
  expect(sent).toEqual(['name hero2']);
});
test('of two cards the first pressed lies open, and pressing it again gives its place to the other', () => {
  const { hand } = table([
    request(0, [choice('lay a b', { card: 'a', ability: 'b' }), choice('lay b a', { card: 'b', ability: 'a' })]),
  ]);
  hand.pressCard('a');
  hand.pressCard('b');
  expect(hand.lay?.words).toBe('lay a b');
  hand.pressCard('a');
  hand.pressCard('a');
  expect(hand.lay?.words).toBe('lay b a');
});
