import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { startCollector } from '@livree/server/testing/collector';
import { expect, it, onTestFinished } from 'vitest';
import { plantSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

const secret = 'a phrase that only this customer knows';
const browsers = '0af7651916cd43dd8448eb211c80319c';
const headers = {
  traceparent: `00-${browsers}-b7ad6b7169203331-01`,
  tracestate: 'of=the-browser',
  cookie: `a=${encodeURIComponent(secret)}`,
};

/** An API that answers everything, and remembers who called it. */
async function startApi() {
  const calls: { readonly path: string; readonly trace: unknown; readonly state: unknown }[] = [];
  const api = createServer(({ url = '', headers: { traceparent: trace, tracestate: state } }, answer) => {
    calls.push({ path: url.split('?')[0] ?? '', trace, state });
    answer.end(JSON.stringify({ success: true, data: { brand: { name: 'Livrée' } } }));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void api.close());
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { calls, environment: { API_ORIGIN: `http://127.0.0.1:${port}` } };
}

async function openSite(environment: Record<string, string>) {
  const lines: string[] = [];
  const stream = new PassThrough({ encoding: 'utf8' }).on('data', (line: string) => lines.push(line));
  const site = await plantSite(environment, { logger: { level: 'info', stream } });
  await site.promote(
    await site.publish({ id: 'blog', paths: ['/news/:article'], server: standInBundle('2') }),
  );
  return { site, lines };
}

it('a page, its render, its calls to the API and forwarded calls are in the trace of their request, never in the browser’s', async () => {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const { calls, environment } = await startApi();
  const { site } = await openSite({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  await site.app.inject({ url: '/' });
  calls.length = 0;
  const pages = ['a', 'b', 'c'].map((name) => site.app.inject({ url: `/news/${name}?q=${secret}`, headers }));
  for (const { body } of await Promise.all(pages)) expect(body).toContain('brand');
  await site.app.inject({ method: 'POST', url: `/api/auth/login?q=${secret}`, headers, payload: { secret } });
  await site.close();
  const spans = collector.spans();
  const parentOf = (id: string | undefined) => spans.find((span) => span.id === id);
  const called = calls.map(({ path, trace, state }) => {
    const [, , id] = z.parse(z.string(), trace).split('-');
    expect(state).toBeUndefined();
    const chain: string[] = [];
    for (let span = parentOf(id); span !== undefined; span = parentOf(span.parent)) chain.push(span.name);
    return [path.split('/').at(-1), ...chain];
  });
  const news = ['blog', 'render process', 'render', 'GET /news/:article'];
  expect(called).toEqual([news, news, news, ['login', 'POST /api/*']]);
  const traces = new Set(calls.map(({ trace }) => z.parse(z.string(), trace).split('-')[1]));
  expect(traces.size).toBe(4);
  expect(traces).not.toContain(browsers);
  const sent = JSON.stringify(collector.received);
  expect(sent).not.toContain(secret);
  expect(sent).not.toContain('news/a');
});

it('a line of the log tells the kind of a request, its outcome and its trace, and nothing of its address', async () => {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const { environment } = await startApi();
  const { site, lines } = await openSite({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  await site.app.inject({ url: `/news/a?q=${secret}`, headers });
  await site.app.inject({
    url: '/api/vehicules/12',
    headers: { ...headers, 'x-request-id': 'support-4711' },
  });
  await site.close();
  const requests = lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => JSON.stringify(line).includes('"request"'));
  const trace = (name: string) => collector.spans().find((span) => span.name === name)?.traceId;
  expect(requests).toMatchObject([
    {
      method: 'GET',
      route: '/news/:article',
      status: 200,
      ms: expect.any(Number),
      trace: trace('GET /news/:article'),
    },
    { method: 'GET', route: '/api/*', status: 200, reqId: 'support-4711', trace: trace('GET /api/*') },
  ]);
  expect(lines.join('')).not.toMatch(/news\/a|only this customer|127\.0\.0\.1/);
});

it('Prometheus reads how pages and calls end, by route, at a port of its own', async () => {
  const { environment } = await startApi();
  const port = await freePort();
  const { site } = await openSite({
    ...environment,
    HOST: '127.0.0.1',
    LIVREE_GATEWAY_METRICS_PORT: String(port),
  });
  await site.app.inject({ url: `/news/a?q=${secret}`, headers });
  await site.app.inject({ url: '/api/vehicules/12', headers });
  await site.app.inject({ url: '/readyz' });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const route of ['/news/:article', '/api/*'])
    expect(metrics).toContain(
      `http_server_request_duration_count{http_request_method="GET",http_route="${route}",http_response_status_code="200"} 1`,
    );
  expect(metrics).not.toMatch(/news\/a|only this customer|readyz/);
  await expect(openSite({ HOST: '127.0.0.1', LIVREE_GATEWAY_METRICS_PORT: String(port) })).rejects.toThrow(
    `Metrics cannot be read at port ${port}: listen EADDRINUSE`,
  );
  await site.close();
});

it('without a collector calls carry no trace, neither an own one nor the browser’s', async () => {
  const { calls, environment } = await startApi();
  const { site } = await openSite(environment);
  await site.app.inject({ url: '/news/a', headers });
  await site.app.inject({ url: '/api/vehicules', headers });
  await site.close();
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter(({ trace, state }) => trace !== undefined || state !== undefined)).toEqual([]);
});
