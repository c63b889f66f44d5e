import { execFileSync } from 'node:child_process';
import { request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCollector, type Collector } from '../testing/collector.ts';
import { describeError, getTraceHeaders, openTelemetry, traceOperation } from './index.ts';

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
const address = '/contact/claire@example.org?phone=0612345678';

/** A measured server with one route. @param trusts whether it continues the trace of its caller */
async function measured(answer: () => Promise<unknown>, trusts = false) {
  const telemetry = await openTelemetry('livree-api', { collector: collector.origin });
  const app = Fastify();
  telemetry.observe(app, () => trusts);
  app.all('/contact/:name', answer);
  return {
    app,
    async end() {
      await app.close();
      await telemetry.stop();
      return collector.spans();
    },
  };
}

test('a collector receives each request by its route, and no personal data', async () => {
  const { app, end } = await measured(async () => ({ success: true }));
  await app.inject({ url: address });
  expect(await end()).toMatchObject([
    { name: 'GET /contact/:name', service: 'livree-api', attributes: { 'http.response.status_code': 200 } },
  ]);
  expect(collector.received.map(({ url }) => url).toSorted()).toEqual(['/v1/metrics', '/v1/traces']);
  const all = collector.received.map(({ body }) => body).join('\n');
  expect(all).toContain('http.server.request.duration');
  expect(all).not.toMatch(/claire|0612345678/);
});

test.each([
  ['continues the trace of a caller that it trusts', true],
  ['begins a trace of its own for anybody else', false],
])('a request %s', async (_what, trusts) => {
  const { app, end } = await measured(async () => ({ success: true }), trusts);
  await app.inject({ url: address, headers });
  const [span] = await end();
  expect([span?.traceId === traceId, span?.parent]).toEqual([
    trusts,
    trusts ? 'b7ad6b7169203331' : undefined,
  ]);
});

test('an operation is a span below what it is part of, with its failure and without its message', async () => {
  const { app, end } = await measured(async () => {
    const fail = async () => {
      throw new TypeError('claire@example.org is unknown');
    };
    const inner = () => traceOperation(() => ({ name: 'inner', kind: 'client' }), fail);
    await traceOperation(
      () => ({ name: 'outer' }),
      () => inner().catch(() => {}),
    );
    return {};
  });
  await app.inject({ url: address });
  const spans = await end();
  const [inner, outer, request] = ['inner', 'outer', 'GET /contact/:name'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect([outer?.parent, inner?.parent]).toEqual([request?.id, outer?.id]);
  expect(inner?.attributes['error.type']).toBe('TypeError');
  expect(JSON.stringify(collector.received)).not.toMatch(/claire/);
});

test('a body that arrives late belongs to its request, as does what is asked meanwhile to its own', async () => {
  const seen: unknown[] = [];
  const { app, end } = await measured(async () => void seen.push(getTraceHeaders()['traceparent']));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = send(`${origin}/contact/a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const answered = new Promise((done) => slow.on('response', (answer) => answer.resume().on('end', done)));
  slow.write('{"a":');
  await pause(50);
  await fetch(`${origin}/contact/b`);
  slow.end('1}');
  await answered;
  const spans = await end();
  const named = (name: string) => spans.find((span) => span.name === name);
  const [get, post] = ['GET', 'POST'].map((method) => named(`${method} /contact/:name`));
  expect(seen).toEqual([get, post].map((span) => `00-${span?.traceId}-${span?.id}-01`));
});

test('queued work continues the trace of its request, or begins one', async () => {
  const { end } = await measured(async () => ({}));
  const work = (origin?: string) =>
    traceOperation(
      () => ({ name: 'work', kind: 'consumer', origin }),
      async () => {},
    );
  await work(headers.traceparent);
  await work();
  await work('what nobody can read');
  const traces = (await end()).map((span) => span.traceId);
  expect(traces[0]).toBe(traceId);
  expect(new Set(traces).size).toBe(3);
});

test('without an audience nothing is described or sent', async () => {
  const telemetry = await openTelemetry('livree-api', {});
  const app = Fastify();
  telemetry.observe(app);
  const describe = () => {
    throw new Error('nobody asked for this');
  };
  app.get('/', () => traceOperation(describe, async () => getTraceHeaders()));
  expect((await app.inject({ url: '/' })).json()).toEqual({});
  await telemetry.stop();
  expect(collector.received).toEqual([]);
});

const probe = `
import { registerHooks } from 'node:module';
let loaded = 0;
registerHooks({
  load(url, context, next) {
    if (url.includes('opentelemetry')) loaded += 1;
    return next(url, context);
  },
});
const { openTelemetry } = await import(process.argv[1]);
const counts = [];
for (const audience of [{}, { collector: 'http://127.0.0.1:9' }]) {
  await openTelemetry('livree-api', audience);
  counts.push(loaded > 0);
}
process.stdout.write(JSON.stringify(counts));
process.exit(0);
`;

test('a program loads the measuring code when there is an audience, and not before', () => {
  const entry = new URL('index.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', probe, entry];
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual([false, true]);
});

test('the log tells of an error what happened, and nothing of what a library attached to it', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(claire@example.org) already exists.',
  });
  const described = describeError(new Error('not saved', { cause: refused }));
  expect(described).toMatchObject({
    type: 'Error',
    message: 'not saved',
    cause: { code: '23505', message: 'duplicate key' },
  });
  expect(JSON.stringify(described)).not.toContain('claire');
  expect(describeError({ message: 'no connection', queue: 'notifications' })).toMatchObject({
    message: 'no connection',
  });
});
