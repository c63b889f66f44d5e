import { expect, test } from 'vitest';
import { remote } from '../../../remote.ts';
import { findThing, thingKinds } from './thing.ts';

const exists = (address: string): boolean => {
  const [path = ''] = address.split('?');
  return remote.routes.some((route) => new RegExp(`^${route.path.replace(':id', '\\d+')}$`).test(path));
};

test.each(thingKinds)(
  'an act on %s leads to a page that exists, whatever is said of the thing',
  (subject) => {
    for (const subjectId of ['12', 'all', '', '../account', '1e9', '99999999999'])
      expect(exists(findThing({ subject, subjectId })?.place ?? '')).toBe(true);
  },
);

test.each([
  ['reservations', '12', '/operations/rides/12', 12],
  ['words', 'faq', '/operations/words?part=faq', null],
  ['settings', 'money', '/operations/settings?group=money', null],
  ['lists', 'movements', '/operations/money', null],
  ['differences', '3', '/operations/money/differences', 3],
] as const)('%s %s is at %s', (subject, subjectId, place, number) => {
  expect(findThing({ subject, subjectId })).toMatchObject({ place, number });
});

test('a kind that nobody knows has no page', () => {
  expect(findThing({ subject: 'balloons', subjectId: '12' })).toBeNull();
});
