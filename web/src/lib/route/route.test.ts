import { expect, test } from 'vitest';

import { parse } from './route';

test.each([
  ['/', { page: 'lobby' }],
  ['/table/ember-fox', { page: 'table', table: 'ember-fox' }],
  ['/seat/abc', { page: 'seat', secret: 'abc' }],
  ['/rules', { page: 'rules', game: 'last-stand', slug: null }],
  ['/rules/anima/attack.charge', { page: 'rules', game: 'anima', slug: 'attack.charge' }],
  ['/replay/x', { page: 'replay', table: 'x' }],
  ['/table', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
  ['/%E0%A4%A', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(parse(path)).toEqual(route);
});
