import { describe, expect, test } from 'vitest';
import { allRoutes } from '../routes.ts';
import { z } from '../schema.ts';
import { texts as german } from './de.ts';
import { texts as english } from './en.ts';
import { texts as spanish } from './es.ts';
import { texts as french } from './fr.ts';
import { fillText, isTextKey } from './texts.ts';

const placesOf = (text: string): string[] => (text.match(/\{\w+/g) ?? []).toSorted();

describe.each([
  ['English', english],
  ['Spanish', spanish],
  ['German', german],
])('%s', (_language, texts) => {
  test('says all that French says, with the same figures in it', () => {
    for (const [key, text] of Object.entries(french)) {
      if (!isTextKey(french, key)) throw new Error(`${key} is a text`);
      expect(texts[key].trim(), key).not.toBe('');
      expect(placesOf(texts[key]), key).toEqual(placesOf(text));
    }
  });
});

test.each([
  [1, 'dans 1 heure'],
  [48, 'dans 48 heures'],
])('%d has its noun', (hours, said) => {
  expect(fillText('dans {hours:heure|heures}', { hours }).replaceAll('\u00a0', ' ')).toBe(said);
});

const described = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) });
const fieldsOf = (schema: z.ZodMiniType): string[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(z.parse(described, json).properties ?? {});
};

const wrong = ['', ' ', 'x'.repeat(20_000), '2026-02-30', -1, 1e300, null, {}, []];

test('every rule of a field that names its text has one', () => {
  const told = new Set<string>();
  for (const { body, query } of allRoutes) {
    for (const schema of [body, query]) {
      if (!schema) continue;
      const fields = fieldsOf(schema);
      for (const value of wrong) {
        const input = Object.fromEntries(fields.map((field) => [field, value]));
        for (const { message } of schema.safeParse(input).error?.issues ?? []) told.add(message);
      }
    }
  }
  const keys = [...told].filter((message) => message.startsWith('validation.'));
  expect(keys.filter((key) => !isTextKey(french, key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(20);
});
