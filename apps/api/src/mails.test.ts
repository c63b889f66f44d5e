import { languages } from '@livree/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailKinds } from './platform/mail/index.ts';
import { sampleMails } from './testing/sample-mails.ts';

/** Gmail cuts a longer mail off. */
const clippedBytes = 102 * 1024;

const every = languages.flatMap((language) =>
  Object.entries(sampleMails(language)).map(
    ([name, { text, html = '' }]) => [`${name} in ${language}`, { text, html }] as const,
  ),
);

/** The markup without its text. Line ends of typed text are kept. */
const tags = (html = ''): string[] => (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>');

const findLinks = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

test('every kind of mail has a sample', () => {
  const kinds = new Set(Object.values(sampleMails('fr')).map(({ kind }) => kind));
  expect([...kinds, 'stand-in'].toSorted()).toEqual(Object.keys(mailKinds).toSorted());
});

test.each(every)('%s has two parts: plain text, and HTML with its language and both modes', (_name, mail) => {
  expect(mail.text).not.toMatch(/<\w|&\w+;|undefined|\{\{/);
  expect(mail.html).toMatch(/^<!doctype html>\n<html lang="(?:fr|en|es|de)">/);
  expect(mail.html).toContain('name="color-scheme" content="light dark"');
  expect(mail.html).not.toMatch(/undefined|\{\{|\[object/);
});

test.each(every)('the plain text of %s has the address of each link', (_name, { text, html }) => {
  for (const address of findLinks(html)) {
    const plain = address.startsWith('tel:') ? text.replaceAll(' ', '') : text;
    expect(plain).toContain(address.replace('tel:', ''));
  }
});

test.each(every)('%s loads nothing, runs nothing and is not cut off', (_name, { html }) => {
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|object|form)|\ssrc=|url\(|@import|@font-face|javascript:/i,
  );
  expect(Buffer.byteLength(html)).toBeLessThan(clippedBytes);
});

const markup = fc.constantFrom(
  '<b>',
  '</td>',
  '"><a href="https://evil.example">',
  "' onload='x",
  '<!--',
  '&lt;script&gt;',
  'https://evil.example/',
  '[x](https://evil.example)',
  '{{link}}',
  '\u202E',
  '\r\n',
);
/** An empty line would begin a paragraph, which is allowed. */
const hostile = fc
  .array(fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 12 })), { minLength: 1, maxLength: 6 })
  .map((parts) => `x${parts.join('')}`.replace(/\s*\n\s*/g, '\r\n'));

test('what somebody typed becomes neither markup nor a link, in any mail', () => {
  const expected = Object.entries(sampleMails('fr')).map(([name, { html }]) => [name, tags(html)]);
  fc.assert(
    fc.property(fc.record({ name: hostile, address: hostile, note: hostile }), (typed) => {
      const mails = Object.entries(sampleMails('fr', typed));
      expect(mails.map(([name, { html }]) => [name, tags(html)])).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
