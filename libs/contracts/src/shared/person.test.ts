import { describe, expect, test } from 'vitest';
import { z } from '../schema.ts';
import { email } from './person.ts';

const isAddress = (text: string): boolean => z.safeParse(email, text).success;

const good = [
  'claire@example.org',
  ' Claire.Dupont@Example.ORG ',
  'claire+vtc@mail.example.co.uk',
  "o'brien@example.ie",
  'a_b-c@sub-domain.example.museum',
  '1234567890@example.com',
  `${'a'.repeat(64)}@example.com`,
];

const bad = [
  '',
  'claire',
  '@',
  '@example.org',
  'claire@',
  'claire@example',
  'claire@@example.org',
  '.claire@example.org',
  'claire.@example.org',
  'cl..aire@example.org',
  'claire@.example.org',

  'claire@example..org',
  'claire@example.org.',
  'claire@-example.org',
  'claire@example.o',
  'a b@example.org',
  'claire@exam ple.org',
  'claire@example.org,b@example.org',
  'claire@example.org;',
  '<claire@example.org>',
  'Claire <claire@example.org>',
  'claire@example.org (home)',
  'claire"@example.org',
  '"claire"@example.org',
  'claire\\@example.org',
  'claire@example_org.fr',
  'claire@exam!ple.org',
  'claire@#.org',
  'claire@example.c0m',
  'claire@127.0.0.1',
  'claire@[127.0.0.1]',
  'claire@example.org:25',
  'claire@example.org/x',
  'a/b@example.org',
  'claire@example.org\nbcc: x@example.org',
  'claire@example.org\u0000',
  'claire\u202e@example.org',
  'cl<b>@x.org',
  'javascript:alert(1)@x.org',
  "'; drop table users;--@x.org",
  '${7*7}@x.org',
  '{{7}}@x.org',
  'a%0ab@x.org',
  'a@b@c.org',
  'a`id`@x.org',
  'a|b@x.org',
  'a&b@x.org',
  'a=b@x.org',
  'a*b@x.org',
  'a#b@x.org',
  'a!b@x.org',
  `${'a'.repeat(255)}@example.org`,
];

describe('an e-mail address', () => {
  test.each(good)('%j is accepted, and stored trimmed and in lower case', (text) => {
    expect(z.parse(email, text)).toBe(text.trim().toLowerCase());
  });

  test(`refuses ${bad.length} invalid addresses`, () => {
    expect(bad.filter(isAddress)).toEqual([]);
  });

  test('is refused for its length before it is parsed', () => {
    const started = performance.now();
    expect(isAddress(`${'a-'.repeat(500_000)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
