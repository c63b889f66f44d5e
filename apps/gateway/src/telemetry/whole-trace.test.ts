import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';
import { type CollectedSpan, startCollector } from '@livree/server/testing/collector';
import { startMailServer } from '@livree/server/testing/mail';
import { expect, it, onTestFinished } from 'vitest';
import { plantSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));
const patience = { timeout: 150_000, interval: 200 };
const day = 86_400_000;

const person = {
  name: 'Zénobie Quatrevaux',
  email: 'zenobie.quatrevaux@example.org',
  phone: '+33 6 98 76 54 32',
  password: 'neuf nuages gris',
  passwordConfirmation: 'neuf nuages gris',
};
const ride = {
  vehicleId: 1,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: new Date(Math.ceil(Date.now() / day + 3) * day + day / 2).toISOString().slice(0, 16),
  passengers: 1,
  paymentProvider: 'card',
  paymentMethodId: 'pm_card_visa',
  specialRequests: 'siège enfant bleu',
} as const;
const personal = /z[ée]nobie|quatrevaux|98 76 54|neuf nuages|siège enfant|reims|roissy|charles de gaulle/i;

/** The API as operators start it, on its embedded database. */
async function startApi(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'livree-whole-trace-'));
  const port = await freePort();
  const server = startProcess([main], {
    // Its clock is that of the gateway, whose signatures are good for a minute.
    env: { ...process.env, PORT: String(port), LIVREE_DATA: folder, ...environment },
    stdio: ['ignore', 'pipe', 2],
  });
  const { child, stop } = server;
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (lines: string) => (log += lines));
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { timeoutMs: patience.timeout, server });
  return { origin: `http://127.0.0.1:${port}`, stop, log: () => log };
}

/** A gateway with a page that reads the API, in front of an API that sends mails, and a collector of both. */
async function startSite() {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const mails: string[] = [];
  const mailServer = await startMailServer((raw) => mails.push(String(raw)));
  onTestFinished(() => mailServer.close());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    LIVREE_GATEWAY_SECRET: 'a secret of gateway and API in this test',
    LIVREE_RATE_LIMIT_SCALE: '1000',
    LIVREE_SITE_URL: origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
  };
  const api = await startApi({ ...shared, LIVREE_SMTP_URL: mailServer.url });
  const site = await plantSite({ ...shared, API_ORIGIN: api.origin });
  await site.promote(
    await site.publish({ id: 'blog', paths: ['/news/:article'], server: standInBundle('2') }),
  );
  await site.app.listen({ port, host: 'localhost' });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return z.parse(z.object({ data: z.object({ token: z.optional(z.string()) }) }), await answer.json()).data;
  };
  return {
    origin,
    post,
    api,
    mails,
    collector,
    /** Ends both, so that they send what they still have. */
    async end() {
      await site.close();
      await api.stop();
    },
  };
}

it('a page and a booking are one trace each, from the gateway to the database, a job and the providers, and nothing personal is sent', async () => {
  const { origin, post, mails, collector, api, end } = await startSite();
  await fetch(`${origin}/`);
  await expect
    .poll(() => fetch(`${origin}/news/a`).then((page) => page.text()), patience)
    .toContain('success');
  const { token = '' } = await post('/auth/register', z.encode(routes.identity.register.body, person));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  await post('/reservations', z.encode(routes.reservations.create.body, ride), headers);
  await expect.poll(() => mails.filter((mail) => mail.includes('LV-')).length, patience).toBeGreaterThan(0);
  await end();

  const spans = collector.spans();
  const byId = new Map(spans.map((span) => [span.id, span]));
  function trail(span: CollectedSpan | undefined): string[] {
    return span === undefined
      ? []
      : [`${span.service.replace('livree-', '')}: ${span.name}`, ...trail(byId.get(span.parent ?? ''))];
  }
  const trails = spans.map((span) => trail(span).join(' < '));
  expect(trails).toContain(
    'api: select blog_articles < api: GET /backend/public/api/blog < gateway: render process < gateway: render < gateway: GET /news/:article',
  );
  const booking = 'api: POST /backend/public/api/reservations < gateway: POST /api/*';
  expect(trails).toContain(`api: insert reservations < ${booking}`);
  expect(trails).toContain(`api: sandbox create intent < ${booking}`);
  expect(trails.filter((each) => each.endsWith(booking)).join('\n')).toMatch(
    /^api: smtp send < api: job reservations\.confirmation-mail < /m,
  );
  // A balancer asks each second.
  expect(trails.join('\n')).not.toContain('readyz');
  const sent = collector.received.map(({ body }) => body).join('\n');
  expect(sent).not.toMatch(personal);
  for (const secret of [token, 'pm_card_visa', headers['idempotency-key'], '127.0.0.1:'])
    expect(sent).not.toContain(secret);
  const line = api
    .log()
    .split('\n')
    .find((each) => each.includes('/reservations"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    method: 'POST',
    status: 201,
    trace: spans.find(({ name }) => name === 'POST /backend/public/api/reservations')?.traceId,
  });
  expect(api.log()).not.toMatch(personal);
});
