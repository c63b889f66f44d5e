import { describe, expect, test } from 'vitest';
import { examples } from '../../examples.ts';
import { allRoutes } from '../../routes.ts';
import { z } from '../../schema.ts';
import type { ProblemAct } from '../schemas.ts';
import { stripActs } from './strip-acts.ts';

const planted = [
  'Camille Durand',
  'camille.durand@example.org',
  '+33 6 12 34 56 78',
  '14 rue de la Paix, 75002 Paris',
  '4242',
];

/** The answer with a text planted in place of each of its texts in turn, as far as the contract allows it. */
function plantIn(value: unknown, text: string, isAllowed: (whole: unknown) => boolean): unknown {
  const whole: unknown = structuredClone(value);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'string') visit(child);
      else {
        Reflect.set(node, key, text);
        if (!isAllowed(whole)) Reflect.set(node, key, child);
      }
    }
    if (!Array.isArray(node)) Reflect.set(node, 'unknown_to_the_contract', text);
  };
  visit(whole);
  return whole;
}

const call = (id: string, answer: unknown, status = 200): ProblemAct => ({
  kind: 'call',
  at: 0,
  call: id,
  status,
  ms: 1,
  answer,
});

const personal = allRoutes.filter(
  ({ id, produces }) => !produces && !/^(fleet|gallery|blog|legal|site)\./.test(id),
);

describe.each(planted)('%s, wherever the contract allows it in an answer', (text) => {
  test('is not kept, and neither is what the contract does not know', () => {
    for (const { id, response } of personal) {
      const example = examples.get(id)?.response;
      const answer = plantIn(example, text, (whole) => z.safeParse(response, whole).success);
      expect(JSON.stringify(answer), id).toContain(text);
      expect(JSON.stringify(stripActs([call(id, answer)])), id).not.toContain(text);
    }
  });
});

test('almost every answer is still one that the page can read, with its sums and words of the contract', () => {
  const kept = personal.filter(({ id }) => {
    const [act] = stripActs([call(id, examples.get(id)?.response)]);
    return act?.kind === 'call' && act.answer !== undefined;
  });
  expect(kept.length / personal.length).toBeGreaterThan(0.95);
  const [vehicles] = stripActs([call('pricing.vehicles', examples.get('pricing.vehicles')?.response)]);
  expect(JSON.stringify(vehicles)).toMatch(/"id":\d+.*"price_per_hour":\d+/);
});

test('records are called otherwise, and the same in all answers; a second pass changes nothing', () => {
  const given = ['reservations.read', 'reservations.list', 'identity.me'].map((id) =>
    call(id, examples.get(id)?.response),
  );
  const once = stripActs(given);
  expect(stripActs(once)).toEqual(once);
  expect(JSON.stringify(once)).not.toContain('"latitude":48.8');
});

test('a refusal keeps its code and its fields, not its sentence', () => {
  const refusal = {
    success: false,
    message: 'Camille Durand has no seat',
    code: 'validation',
    errors: { email: ['camille@example.org is taken'], 'camille@example.org': ['odd'] },
  };
  expect(
    stripActs([call('identity.login', refusal, 422), call('no.call', {}), call('fleet.read', '<p>', 502)]),
  ).toEqual([
    call(
      'identity.login',
      {
        success: false,
        message: 'Aaaaaaa Aaaaaa aaa aa aaaa',
        code: 'validation',
        errors: { email: ['aaaaaaa@aaaaaaa.aaa aa aaaaa'] },
      },
      422,
    ),
    { kind: 'call', at: 0, call: 'fleet.read', status: 502, ms: 1 },
  ]);
});

test('a report that is too long loses its oldest answers', () => {
  const page = examples.get('blog.list')?.response;
  const stripped = stripActs(
    Array.from({ length: 50 }, () => call('blog.list', page)),
    20_000,
  );
  expect(JSON.stringify(stripped).length).toBeLessThan(20_000);
  expect(stripped[0]).not.toHaveProperty('answer');
  expect(stripped[49]).toHaveProperty('answer');
});
