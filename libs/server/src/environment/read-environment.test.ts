import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { optionalSetting, readEnvironment, rules } from './index.ts';

const schema = z.object({
  FOLDER: optionalSetting(rules.folder, { about: 'a folder' }),
  PLACE: optionalSetting(rules.httpUrl, { about: 'an address' }),
});

test.each(['', ' '])('%j names no folder', (FOLDER) => {
  expect(() => readEnvironment(schema, { FOLDER })).toThrow(`FOLDER must name a folder (it is "${FOLDER}").`);
});

test('a wrong value is repeated, but not if it may name a user', () => {
  expect(() => readEnvironment(schema, { PLACE: 'site.example' })).toThrow(
    'PLACE must be an http(s) address (it is "site.example").',
  );
  for (const PLACE of ['htps://user:s3cret@site.example', 'https//s3cret@site', 'x:%2F%2Fs3cret%40site'])
    expect(() => readEnvironment(schema, { PLACE })).toThrow(/^PLACE must be an http\(s\) address\.$/);
});
