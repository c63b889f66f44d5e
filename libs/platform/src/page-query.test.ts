import { expect, test } from 'vitest';
import { readQuery } from './page-query.ts';

test('the query of a page is reduced to the parameters that pages read, in one order', () => {
  expect(readQuery('?b=1&type=van&page=2&page=3&utm_source=x&__proto__=1')).toBe('?page=2&type=van');
  expect(readQuery('?type=van&page=2')).toBe('?page=2&type=van');
  expect(readQuery('?fbclid=1')).toBe('');
  expect(readQuery('?retour=1&arret=Meaux&arret=Reims')).toBe('?arret=Meaux&arret=Reims&retour=1');
  expect(readQuery('?arret=Meaux'.repeat(20).replaceAll(/(?!^)\?/g, '&'))).toBe(
    `?${'&arret=Meaux'.repeat(10).slice(1)}`,
  );
  expect(readQuery(`?q=${'x'.repeat(5000)}`)).toHaveLength(303);
});
