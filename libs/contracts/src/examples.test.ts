import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { allRoutes } from './routes.ts';
import { z } from './schema.ts';

test('every call has an example, and every example a call', () => {
  const ids = allRoutes.map(({ id }): string => id);
  expect(ids.filter((id) => !examples.has(id))).toEqual([]);
  expect([...examples.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

describe('an example matches its schemas', () => {
  test.each(allRoutes.map((route) => [route.id, route] as const))('%s', (id, route) => {
    const example = examples.get(id);
    for (const part of ['params', 'query', 'headers', 'body', 'response'] as const) {
      const schema = route[part];
      if (!schema) expect(example?.[part], `${part} of a call that has none`).toBeUndefined();
      else if (example?.[part] !== undefined) {
        const read = z.decode(schema, example[part]);
        if (part === 'response') expect(z.encode(schema, read)).toEqual(example.response);
      } else expect(z.safeParse(schema, {}).success, `${part} may be left out`).toBe(true);
    }
  });
});
