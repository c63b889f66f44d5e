import { problemId, type ProblemRequest } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';
import { gatewayItself, signCaller } from '@livree/server/caller';
import { readProblemReport } from '@livree/server/problem-reports';
import { beforeAll, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepReportsJob } from './problems.jobs.ts';

const secret = 'a secret that gateway and API share';
const api = withTestApi({ LIVREE_GATEWAY_SECRET: secret });
let apiOrigin: string;
beforeAll(async () => {
  apiOrigin = await api().app.listen({ port: 0, host: '127.0.0.1' });
});

const keeper = (caller = gatewayItself) => ({
  apiOrigin,
  headers: () => ({ 'x-livree-caller': signCaller(secret, caller, api().clock.now().getTime()) }),
});

const visit = (given: Partial<ProblemRequest> = {}): ProblemRequest => ({
  note: 'Rien ne se passe.',
  composition: { shell: '0123456789ab', booking: '4f0c4f0c4f0c' },
  flags: { newsletter: true },
  language: 'de',
  beganAt: '2026-06-02T08:00:00.000Z',
  isSignedIn: true,
  isPhone: false,
  acts: [{ kind: 'page', at: 0, path: '/reservation?etape=2' }],
  ...given,
});

async function report(given?: Partial<ProblemRequest>): Promise<string> {
  const { data } = await api()
    .client()
    .problems.report({ body: visit(given) });
  return data.id;
}

test('a report is kept under a short name, and read by programs of the site alone', async () => {
  const id = await report();
  expect(z.safeParse(problemId, id).success).toBe(true);
  expect(await readProblemReport(keeper(), id)).toMatchObject({ id, report: visit() });
  expect(await readProblemReport(keeper('203.0.113.9'), id)).toBeUndefined();
  expect(await readProblemReport(keeper(), 'R-222222')).toBeUndefined();
});

test('what a browser should not have sent is not kept', async () => {
  const answer = JSON.stringify(examples.get('identity.me')?.response);
  const personal = { ...JSON.parse(answer), secret: 'Camille Durand' };
  const id = await report({
    note: 'Ich bin camille@example.org, +33 6 12 34 56 78, Karte 4242 4242 4242 4242',
    acts: [{ kind: 'call', at: 1, call: 'identity.me', status: 200, ms: 9, answer: personal }],
  });
  const kept = JSON.stringify(await readProblemReport(keeper(), id));
  expect(kept).toContain('Ich bin …@…');
  for (const planted of ['camille', 'Camille', '4242', '12 34', '@example'])
    expect(kept).not.toContain(planted);
});

test.each([
  ['an address with a parameter of its own', { acts: [{ kind: 'page', at: 0, path: '/?q=<script>' }] }],
  ['another site', { acts: [{ kind: 'page', at: 0, path: 'https://evil.test/' }] }],
  ['an act that nobody knows', { acts: [{ kind: 'run', at: 0, code: 'alert(1)' }] }],
  [
    'a name that is an address',
    { acts: [{ kind: 'press', at: 0, role: 'button', name: 'a@b.fr', index: 0 }] },
  ],
  ['too many acts', { acts: Array.from({ length: 51 }, () => ({ kind: 'page', at: 0, path: '/' })) }],
  ['a version that is none', { composition: { booking: '../../etc' } }],
  ['a field that nobody knows', { user_id: 7 }],
  ['a sentence without end', { note: 'a'.repeat(501) }],
])('a report with %s is refused', async (_, given) => {
  const body = z.parse(z.record(z.string(), z.unknown()), examples.get('problems.report')?.body);
  const payload = { ...body, ...given };
  const { statusCode } = await api().app.inject({
    method: 'POST',
    url: '/backend/public/api/problems',
    payload,
  });
  expect(statusCode).toBe(422);
});

test('reports are kept for 30 days', async () => {
  const old = await report();
  api().clock.advance({ days: 20 });
  const newer = await report();
  api().clock.advance({ days: 11 });
  await api()
    .deps.db.transaction()
    .execute((trx) => api().jobs.send(trx, sweepReportsJob, {}));
  await api().jobs.drain();
  expect(await readProblemReport(keeper(), old)).toBeUndefined();
  expect(await readProblemReport(keeper(), newer)).toMatchObject({ id: newer });
});
