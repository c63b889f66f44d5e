import { expect, it } from 'vitest';
import { checkParity } from './index.ts';

const tree = {
  ride: { stops_one: 'un arrêt', stops_other: '{{count}} arrêts' },
  hello: 'Bonjour {{name}}',
};
const same = { fr: tree, en: tree, es: tree, de: tree };

it('reports nothing if the languages agree', () => {
  expect(checkParity(same)).toEqual([]);
});

it.each([
  ['a missing key', { ride: tree.ride }, 'en: hello is missing'],
  ['an additional key', { ...tree, bye: 'Bye' }, 'en: bye is not in fr'],
  ['an empty text', { ...tree, ride: { ...tree.ride, stops_one: ' ' } }, 'en: ride.stops_one is empty'],
  [
    'a count that only some counts have',
    { ...tree, ride: { ...tree.ride, stops_other: 'some stops' } },
    'en: ride.stops_other has other placeholders than fr',
  ],
  [
    'a count that nobody gives',
    { ...tree, hello: 'Hi {{name}} {{count}}' },
    'en: hello has other placeholders than fr',
  ],
  [
    'another text inside',
    { ...tree, hello: 'Hi {{name}} $t(bye)' },
    'en: hello has other placeholders than fr',
  ],
  ['another placeholder', { ...tree, hello: 'Hi {{nom}}' }, 'en: hello has other placeholders than fr'],
  [
    'an incomplete plural set',
    { ...tree, ride: { stops_other: '{{count}}' } },
    'en: ride.stops_one is missing',
  ],
])('reports %s', (_, en, problem) => {
  expect(checkParity({ ...same, en })).toEqual([problem]);
});

it('requires the spaces of French punctuation', () => {
  const french = { question: 'Où allons-nous ?' };
  const problem = 'fr: question has an ordinary space before a sign';
  expect(checkParity({ fr: french, en: french, es: french, de: french })).toEqual([problem]);
});

it('requires the plural forms that French itself needs', () => {
  const poor = { stops_one: 'un arrêt' };
  expect(checkParity({ fr: poor, en: poor, es: poor, de: poor })).toContain('fr: stops_other is missing');
});

it('accepts a key that ends like a plural of millions', () => {
  const refused = { too_many: 'Vous en avez trop' };
  expect(checkParity({ fr: refused, en: refused, es: refused, de: refused })).toEqual([]);
});
