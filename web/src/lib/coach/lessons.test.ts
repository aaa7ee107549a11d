import { expect, test } from 'vitest';

import { table as anima } from '../anima/table';
import { table as lastStand } from '../last-stand/table';
import type { Now } from '../wire/types';
import { lessonFor } from './lessons';

function now(view: object, actions: string[] = [], waiting: object = { for: 'choice', awaited: [1], may: [] }): Now {
  const choices = actions.map((action) => ({ action: { do: action } }));
  return { view: { view }, waiting, requests: [{ choices, places: [] }] } as unknown as Now;
}

const stand = (stage: number): object => ({ stage });
const field = (phase: string, attacks: object[] = []): object => ({ phase, attacks });

test('the coach speaks of what is asked before it speaks of the stage', () => {
  const of = (...given: Parameters<typeof now>) => lessonFor(lastStand.lessons, now(...given))?.id;
  expect(of(stand(0), ['take-hero', 'resign'])).toBe('take');
  expect(of(stand(0), ['resign'])).toBe('welcome');
  expect(of(stand(5), ['dodge', 'suffer'])).toBe('dodge');
  expect(of(stand(5))).toBe('strike');
});

test('it does so for each game', () => {
  const of = (...given: Parameters<typeof now>) => lessonFor(anima.lessons, now(...given))?.id;
  expect(of(field('action'), ['dodge', 'let-be'])).toBe('react');
  expect(of(field('action'), ['move', 'charge', 'end'])).toBe('strike');
  expect(of(field('action'), ['move', 'end'])).toBe('act');
  expect(of(field('action'))).toBe('wait');
  expect(of(field('action'), ['move'], { for: 'over' })).toBe('over');
});
