import { expect, test } from 'vitest';

import { parse, ruleAddress } from './route';

test.each([
  ['/', { page: 'lobby' }],
  ['/table/ember-fox', { page: 'table', table: 'ember-fox' }],
  ['/join/abc', { page: 'join', secret: 'abc' }],
  ['/rules', { page: 'rules', game: null, slug: null }],
  ['/rules/anima/attack/charge', { page: 'rules', game: 'anima', slug: 'attack.charge' }],
  ['/replay/x', { page: 'replay', table: 'x' }],
  ['/table', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
  ['/%E0%A4%A', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(parse(path)).toEqual(route);
});

test('the address of a rule leads to it', () => {
  expect(ruleAddress('anima', 'attack.charge')).toBe('/rules/anima/attack/charge');
  expect(parse(ruleAddress('last-stand', 'round.titan_abilities'))).toMatchObject({ slug: 'round.titan_abilities' });
});
