import { allRoutes } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { compileEncoder } from './encoder.ts';

const answers = allRoutes.flatMap(({ id, response }) => {
  const example = examples.get(id);
  return example ? [{ id, response, example }] : [];
});

test.each(answers)('$id is answered as its schema encodes it', ({ response, example }) => {
  const ours = z.decode(response, z.parse(z.custom(), example.response));
  expect(compileEncoder(response)(ours)).toEqual(z.encode(response, ours));
});

test('fields that a schema does not name are dropped, at any depth', () => {
  const schema = z.object({ people: z.array(z.object({ name: z.string() })) });
  expect(compileEncoder(schema)({ people: [{ name: 'Claire', secret: 1 }], secret: 2 })).toEqual({
    people: [{ name: 'Claire' }],
  });
});
