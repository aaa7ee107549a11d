import { expect, test } from 'vitest';

import type { Now } from '../wire/types';
import { lessonFor } from './lessons';

function now(view: object, verbs: string[] = [], waiting: object = { for: 'choice', awaited: [1], may: [] }): Now {
  const choices = verbs.map((verb) => ({ act: { verb } }));
  return { view, waiting, requests: [{ choices, places: [] }] } as unknown as Now;
}

const stand = (stage: number): object => ({ game: 'last-stand', stage });
const field = (phase: string, attacks: object[] = []): object => ({ game: 'anima', phase, attacks });

test('the coach speaks of what is asked before it speaks of the stage', () => {
  expect(lessonFor('last-stand', now(stand(0), ['take', 'resign']))?.id).toBe('take');
  expect(lessonFor('last-stand', now(stand(0), ['resign']))?.id).toBe('welcome');
  expect(lessonFor('last-stand', now(stand(5), ['dodge', 'suffer']))?.id).toBe('dodge');
  expect(lessonFor('last-stand', now(stand(5)))?.id).toBe('strike');
  expect(lessonFor('anima', now(field('action'), ['dodge', 'let-be']))?.id).toBe('react');
  expect(lessonFor('anima', now(field('action'), ['walk', 'charge', 'end']))?.id).toBe('strike');
  expect(lessonFor('anima', now(field('action'), ['walk', 'end']))?.id).toBe('act');
  expect(lessonFor('anima', now(field('action')))?.id).toBe('wait');
});

test('the end is the end, whatever the stage', () => {
  expect(lessonFor('anima', now(field('action'), ['walk'], { for: 'over' }))?.id).toBe('over');
});
