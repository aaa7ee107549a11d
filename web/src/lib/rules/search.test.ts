import { expect, test } from 'vitest';

import { chapters, search, type RuleText } from './search';

const rule = (slug: string, title: string, meaning: string): RuleText => ({
  slug,
  title,
  meaning,
  source: 'p. 1',
  reason: null,
});
const rules = [
  rule('move.run', 'Carrera', 'Se corre en línea recta.'),
  rule('attack.charge', 'Carga', 'Un movimiento recto y un ataque.'),
  rule('move.climb', 'Trepar', 'Subir cuesta el doble.'),
];

test('accents and capitals do not matter', () => {
  expect(search(rules, 'LINEA').map(({ slug }) => slug)).toEqual(['move.run']);
});

test('every word has to occur, and titles come first', () => {
  expect(search(rules, 'carga ataque').map(({ slug }) => slug)).toEqual(['attack.charge']);
  expect(search(rules, 'rect').map(({ slug }) => slug)).toEqual(['move.run', 'attack.charge']);
  expect(search(rules, 'nothing')).toEqual([]);
});

test('without words all rules stay in the order of the book', () => {
  expect(search(rules, ' ')).toEqual(rules);
  expect(chapters(rules).map(({ chapter, rules: inside }) => [chapter, inside.length])).toEqual([
    ['move', 2],
    ['attack', 1],
  ]);
});
