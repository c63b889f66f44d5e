import { createECDH, randomBytes } from 'node:crypto';
import { openTelemetry, traceOperation } from '@livree/server/telemetry';
import { type Collector, startCollector } from '@livree/server/testing/collector';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { smsJob } from './domains/notifications/notifications.jobs.ts';
import { openPaypalStandIn } from './testing/paypal/paypal-stand-in.ts';
import { book } from './testing/rides.ts';
import { openStandInServer } from './testing/stand-in-server.ts';
import { openStripeStandIn } from './testing/stripe/stripe-stand-in.ts';
import { withTestApi } from './testing/test-api.ts';
import { paypalEnv, stripeEnv } from './testing/with-providers.ts';

const [stripe, paypal, others] = await Promise.all([
  openStripeStandIn(),
  openPaypalStandIn(),
  openStandInServer(() => ({ status: 200, body: {} })),
]);
const api = withTestApi({
  ...stripeEnv(stripe),
  ...paypalEnv(paypal),
  LIVREE_SITE_URL: 'https://livree.example',
  LIVREE_GOOGLE_MAPS_SERVER_KEY: 'a key of Google',
  LIVREE_GOOGLE_MAPS_URL: others.origin,
  LIVREE_SMS_URL: `${others.origin}/sms`,
  LIVREE_SMS_TOKEN: 'a token of the text messages',
  LIVREE_PUSH_ORIGIN: others.origin,
});
afterAll(() => Promise.all([stripe.close(), paypal.close(), others.close()]));

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector();
  onTestFinished(() => collector.close());
});

/** Everything that a collector got of some work, which stands for a request. */
async function collect(work: () => Promise<unknown>) {
  const telemetry = await openTelemetry('livree-api', { collector: collector.origin });
  await traceOperation(
    () => ({ name: 'work', kind: 'consumer' }),
    async () => void (await work()),
  );
  await telemetry.stop();
  const spans = collector.spans();
  const traceId = spans.find(({ name }) => name === 'work')?.traceId;
  return { spans, names: spans.filter((span) => span.traceId === traceId).map(({ name }) => name) };
}

test('each call to a provider is a step that names provider and operation, and nothing of the person', async () => {
  const token = await api().signUp();
  const { notifications, maps } = api().client({ token });
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await notifications.addBrowser({ body: { endpoint: `${others.origin}/secret-browser`, p256dh, auth } });
  await api().jobs.drain();
  const { names } = await collect(async () => {
    await maps.suggest({ query: { q: 'rue de la Discrétion' } });
    await book(api(), token, {});
    await book(api(), token, { vehicleId: 2, paymentProvider: 'wallet', paymentMethodId: undefined });
    const message = { key: 'a-key-of-this-message', to: '+33698765432', text: 'Bonjour Zénobie' };
    await api()
      .database.db.transaction()
      .execute((trx) => api().jobs.send(trx, smsJob, message));
    await api().jobs.drain();
  });
  for (const name of [
    'google maps suggest',
    'stripe create intent',
    'paypal create intent',
    'sms send',
    'push send',
  ])
    expect(names).toContain(name);
  const sent = collector.received.map(({ body }) => body).join('\n');
  expect(sent).not.toMatch(/discrétion|zénobie|98765432|secret-browser|claire|pm_card/i);
});

test('a statement is shown with its placeholders, never with a value, even one that was written into it', async () => {
  const { db } = api().database;
  const { spans } = await collect(async () => {
    await sql`select reference from reservations where client_name = ${'Zénobie'}`.execute(db);
    await sql.raw("select 'L''été de Zénobie' as text, $$Zénobie$$ as other").execute(db);
    await db.transaction().execute((trx) => sql`select ${'Zénobie'}::text`.execute(trx));
    await sql`select 1/0 as fault`.execute(db).catch(() => {});
  });
  const shown = spans.map(({ name, attributes }) => [name, attributes['db.query.text']]);
  expect(shown).toEqual([
    ['select reservations', 'select reference from reservations where client_name = $1'],
    ['select', 'select ? as text, ? as other'],
    ['begin', 'begin'],
    ['select', 'select $1::text'],
    ['commit', 'commit'],
    ['select', 'select 1/0 as fault'],
    ['work', undefined],
  ]);
  expect(spans.find((span) => span.attributes['error.type'])?.attributes['error.type']).toBe('22012');
});
