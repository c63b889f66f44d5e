import { expect, it } from 'vitest';
import { isExcessive, isKnown } from './known-fault.ts';

const axe = (count: number, first: string) => ({
  rule: 'accessibility',
  what: `axe finds color-contrast at ${count} elements, first at ${first}`,
  key: 'color-contrast',
  count,
});

it('what the live release has more often is not blamed on a release that mends a part of it', () => {
  expect(isKnown(axe(2, '.b'), [axe(3, '.a')])).toBe(true);
  expect(isKnown(axe(4, '.a'), [axe(3, '.a')])).toBe(false);
  expect(isKnown(axe(1, '.a'), [])).toBe(false);
});

it('a sentence without a key is known if it is the same, of the same rule', () => {
  const text = { rule: 'texts', what: 'shows the key “title” instead of a text' };
  expect(isKnown(text, [text])).toBe(true);
  expect(isKnown(text, [{ ...text, rule: 'errors' }])).toBe(false);
  expect(isKnown(text, [{ ...text, what: 'shows the key “lead” instead of a text' }])).toBe(false);
});

it('what every page has some of is a fault if it is too much, and much more than the live release has', () => {
  const allowance = { most: 10, timesLive: 3 };
  const renders = (count: number) => ({
    rule: 'renders',
    what: `${count} times`,
    key: 'quiet',
    count,
    allowance,
  });
  expect(isExcessive(renders(10))).toBe(false);
  expect(isExcessive(renders(11))).toBe(true);
  expect(isKnown(renders(27), [renders(9)])).toBe(true);
  expect(isKnown(renders(28), [renders(9)])).toBe(false);
  expect(isKnown(renders(11), [renders(0)])).toBe(false);
  expect(isExcessive(axe(1, '.a'))).toBe(true);
});
