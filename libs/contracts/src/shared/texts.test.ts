import { expect, test } from 'vitest';
import french from '../messages/fr.json' with { type: 'json' };
import { allRoutes } from '../routes.ts';
import { z } from '../schema.ts';
import { fillText, isTextKey } from './texts.ts';

test('an operator’s text is filled once, and keeps a placeholder without a value', () => {
  expect(fillText('{brand}, {years} ans, {nothing}', { brand: '{years}', years: 10 })).toBe(
    '{years}, 10 ans, {nothing}',
  );
});

const described = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) });
const listFields = (schema: z.ZodMiniType): string[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(z.parse(described, json).properties ?? {});
};

const wrong = ['', ' ', 'x'.repeat(20_000), '2026-02-30', -1, 1e300, null, {}, []];

test('every rule of a field that names its text has one', () => {
  const told = new Set<string>();
  for (const { body, query } of allRoutes) {
    for (const schema of [body, query]) {
      if (!schema) continue;
      const fields = listFields(schema);
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
