import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reservationRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, type Place, removePlace, startApi } from '../testing/api-process.ts';
import { bookAndPay, connectClient, newRideRequest, signUp } from '../testing/customer.ts';
import { openStripeStandIn } from '../testing/stripe/stripe-stand-in.ts';
import { isEmbedded, newPostgresUrl } from '../testing/test-database.ts';
import { stripeEnv } from '../testing/with-providers.ts';

const patienceMs = 300_000;

let place: Place;
beforeAll(async () => {
  place = await newPlace();
}, patienceMs);
afterAll(() => removePlace(place));

const person = {
  name: 'Zénobie Quatrevaux',
  email: 'zenobie.quatrevaux@example.org',
  phone: '+33 6 98 76 54 32',
};
const personal = /zénobie|quatrevaux|98 76 54|rue de la Discrétion|siège enfant bleu|neuf nuages/i;

test(
  'the log has every request with its id, and nothing about the person',
  async () => {
    const api = await startApi(place, { settings: { LIVREE_LOG_LEVEL: 'debug' } });
    const password = 'neuf nuages gris';
    const { data: session } = await connectClient(api.base).identity.register({
      body: { ...person, password, passwordConfirmation: password },
    });
    const token = session.token;
    const wish = newRideRequest({
      pickupAddress: '3 rue de la Discrétion, Paris',
      specialRequests: 'siège enfant bleu',
      clientName: person.name,
      clientEmail: person.email,
      clientPhone: person.phone,
    });
    const booked = await bookAndPay(api.base, token, wish);
    expect(booked.status).toBe('succeeded');
    const asked = await fetch(`${api.base}/contact/search?search=Quatrevaux`, {
      headers: { 'x-request-id': 'journey-4711', authorization: `Bearer ${token}` },
    });
    expect(asked.headers.get('x-request-id')).toBe('journey-4711');
    await fetch(`${api.base}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"${person.email}","password":"${password}`,
    });
    expect(await api.end('SIGTERM')).toBe(0);
    const lines = api.log().trim().split('\n');
    const requests = lines.map((line): unknown => JSON.parse(line));
    expect(requests).toContainEqual(
      expect.objectContaining({ reqId: 'journey-4711', route: expect.stringMatching(/contact\/search$/) }),
    );
    expect(api.log()).not.toMatch(personal);
    expect(api.log()).not.toContain(token);
  },
  patienceMs,
);

/** Starts a booking and returns a function that hangs up during it. */
async function bookAndHangUp(base: string, token: string): Promise<() => Promise<void>> {
  const call = new AbortController();
  const answer = fetch(`${base}/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(z.encode(reservationRequest, newRideRequest().ride)),
    signal: call.signal,
  }).catch(() => {});
  return async () => {
    call.abort();
    await answer;
  };
}

test(
  'when asked to stop, it answers running requests, refuses new ones and releases its data',
  async () => {
    const stripe = await openStripeStandIn();
    const api = await startApi(place, {
      settings: { LIVREE_PROVIDER_TIMEOUT_MS: '9000', ...stripeEnv(stripe) },
    });
    const token = await signUp(api.base);
    stripe.breakNext(...Array<'wait'>(6).fill('wait'));
    const answered = Promise.allSettled(
      Array.from({ length: 5 }, () => bookAndPay(api.base, token, newRideRequest())),
    );
    const hangUp = await bookAndHangUp(api.base, token);
    await expect.poll(() => stripe.calls.length, { timeout: patienceMs }).toBeGreaterThanOrEqual(6);
    await hangUp();
    const ended = api.end('SIGTERM');
    await expect.poll(api.log, { timeout: patienceMs }).toContain('"stopping"');
    const late = fetch(`${api.base}/vehicules`).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect(['refused', 503]).toContain(await late);
    stripe.release();
    const outcomes = await answered;
    for (const outcome of outcomes) {
      // On a very slow machine the provider's deadline may pass; then the refusal is the answer.
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 504 });
      else expect(outcome.value.status).toBe('succeeded');
    }
    expect(await ended).toBe(0);
    // Level 50 is an error: requests of clients that hung up ended before the database closed.
    expect(api.log()).not.toMatch(/"level":[56]0/);
    await stripe.close();
    const { db, close } = await place.open();
    const confirmed = await db
      .selectFrom('reservations')
      .select('id')
      .where('status', '=', 'confirmed')
      .execute();
    await close();
    const kept = confirmed.map(({ id }) => id);
    for (const outcome of outcomes)
      if (outcome.status === 'fulfilled') expect(kept).toContain(outcome.value.reservation.id);
  },
  patienceMs,
);

test.skipIf(isEmbedded)(
  'a separate worker runs the jobs of the serving process',
  async () => {
    const key = 'a key that opens the mailbox of this test';
    const settings = { LIVREE_WORKER: 'separate', LIVREE_MAILBOX_KEY: key };
    const api = await startApi(place, { settings });
    const token = await signUp(api.base);
    await bookAndPay(api.base, token, newRideRequest());
    const mails = async (): Promise<string> => {
      const headers = { cookie: `mailbox-key=${encodeURIComponent(key)}` };
      return (await fetch(`${api.base}/dev/mailbox`, { headers })).text();
    };
    const before = (await mails()).split('<article>').length;
    await new Promise((done) => setTimeout(done, 2500));
    expect((await mails()).split('<article>')).toHaveLength(before);
    const health = await freePort();
    const worker = await startApi(place, {
      settings: { ...settings, LIVREE_HEALTH_PORT: String(health) },
      args: ['--worker'],
    });
    await expect
      .poll(async () => (await mails()).split('<article>').length, { timeout: 60_000 })
      .toBeGreaterThan(before);
    await expect.poll(() => worker.log(), { timeout: 60_000 }).toContain('running queued jobs');
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${health}${path}`)).status;
    expect([await ask('/livez'), await ask('/readyz'), await ask('/api/fleet')]).toEqual([200, 200, 404]);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await api.end('SIGTERM')).toBe(0);
  },
  patienceMs,
);

test.skipIf(isEmbedded)(
  'a process does not start on an older schema, and --migrate brings it up to date',
  async () => {
    const own = await newPlace();
    const env = { ...own.env, DATABASE_URL: await newPostgresUrl() };
    const early = await startApi({ env }, { isShort: true });
    expect(await early.ended).toBe(1);
    expect(early.log()).toMatch(
      /^The database lacks \d+ migrations up to [\w-]+: run --migrate first[^\n]*\n$/m,
    );
    const away = { ...env, DATABASE_URL: `postgres://livree:secret@127.0.0.1:${await freePort()}/livree` };
    const lost = await startApi({ env: away }, { args: ['--migrate'], isShort: true });
    expect(await lost.ended).toBe(1);
    expect(lost.log()).toMatch(
      /^The database that DATABASE_URL names, or for migrations LIVREE_DATABASE_DIRECT_URL, cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/m,
    );
    expect(lost.log()).not.toMatch(/secret|^ +at /m);
    // A pooler stands before the server: migrations go past it.
    const past = { ...away, LIVREE_DATABASE_DIRECT_URL: env.DATABASE_URL };
    const migrating = await startApi({ env: past }, { args: ['--migrate'], isShort: true });
    expect(await migrating.ended).toBe(0);
    const api = await startApi({ env });
    await signUp(api.base);
    const again = await startApi({ env }, { args: ['--migrate'], isShort: true });
    expect(await again.ended).toBe(0);
    expect(await api.end('SIGTERM')).toBe(0);
    removePlace(own);
  },
  patienceMs,
);

test.skipIf(isEmbedded)(
  'a process with other keys and another store than its site does not start, until they are replaced on purpose',
  async () => {
    const own = await newPlace();
    const other = { env: { ...own.env, LIVREE_DATA: join(own.folder, 'elsewhere') } };
    const first = await startApi(own);
    const refused = await startApi(other, { isShort: true });
    expect(await refused.ended).toBe(1);
    expect(refused.log().trim().split('\n')).toEqual([
      expect.stringMatching(/^LIVREE_QUOTE_SECRET differs .+ --replace-keys once\.$/),
      expect.stringMatching(/^LIVREE_PUSH_KEY differs /),
      expect.stringMatching(/^LIVREE_S3_BUCKET, LIVREE_S3_ENDPOINT or LIVREE_DATA leads to another store /),
    ]);
    await first.end('SIGTERM');
    const replacing = await startApi(other, { args: ['--replace-keys'], isShort: true });
    expect(await replacing.ended).toBe(0);
    const second = await startApi(other);
    expect(await second.end('SIGTERM')).toBe(0);
    removePlace(own);
  },
  patienceMs,
);

test.skipIf(isEmbedded)(
  'on a server database there is neither a socket nor a key for backups',
  async () => {
    const api = await startApi(place);
    const names = existsSync(place.folder) ? readdirSync(place.folder) : [];
    expect(names.filter((name) => name.startsWith('backup'))).toEqual([]);
    expect(await api.end('SIGTERM')).toBe(0);
  },
  patienceMs,
);

test.runIf(isEmbedded)(
  'a running API creates a backup, from which another folder starts',
  async () => {
    const api = await startApi(place);
    const token = await signUp(api.base);
    const booked = await bookAndPay(api.base, token, newRideRequest());
    const file = join(place.folder, 'kept.backup');
    const asking = await startApi(place, { args: ['--backup', file], isShort: true });
    expect(await asking.ended).toBe(0);
    await api.end('SIGKILL');
    const other = await newPlace();
    const restoring = await startApi(other, { args: ['--restore', file], isShort: true });
    expect(await restoring.ended).toBe(0);
    const restored = await startApi(other);
    const { data } = await connectClient(restored.base, token).reservations.read({
      params: { id: booked.reservation.id },
    });
    expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    await restored.end('SIGTERM');
    removePlace(other);
  },
  patienceMs,
);
