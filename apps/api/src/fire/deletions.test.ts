import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@livree/api-client';
import type { CreationOptions } from '@livree/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../testing/api-process.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { type Charge, charges, isFair } from '../testing/ledger.ts';
import { answerOnPage, aRide } from '../testing/rides.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

/** How many calls all rivals and deletions make at least. */
const calls = times(100, 1000, 500);
/** The deletion checks a password first, which takes some tens of milliseconds. */
const longestDelayMs = 80;
const actsAtOnce = 4;
const password = 'un vrai secret 42';
/** Of a customer whose other pictures are being read. */
const busy = 503;
const newPassword = 'sept vagues bleues 7';
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/one';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LIVREE_MAX_HOLDS: '1000' });
}, 120_000);
afterAll(() => api.close());

type Customer = ApiClient & { readonly email: string; readonly day: string };
type Act = (customer: Customer) => Promise<unknown>;
/** Prepares an account, and returns what it will do while it is deleted. */
type Rival = (customer: Customer) => Act | Promise<Act>;

const reserve = ({ reservations, day }: Customer, hour: number, paymentMethodId: string) =>
  reservations.create({
    body: aRide({ paymentMethodId, pickupAt: `${day}T${String(hour).padStart(2, '0')}:00`, saveCard: true }),
    headers: { idempotencyKey: randomUUID() },
  });

const visitor = () => api.client();
/** Each run reserves at another hour of the customer's own day. */
const hourly = () => {
  let hour = 0;
  return () => (hour++ * 6) % 24;
};

const rivals: Readonly<Record<string, Rival>> = {
  'a booking': () => {
    const hour = hourly();
    return (customer) => reserve(customer, hour(), 'pm_card_visa');
  },
  'a booking that waits for a challenge': () => {
    const hour = hourly();
    return (customer) => reserve(customer, hour(), 'pm_card_threeDSecure2Required');
  },
  'a payment': async (customer) => {
    const { data } = await reserve(customer, 0, 'pm_card_threeDSecure2Required');
    const params = { id: data.reservation.id };
    return async ({ reservations }) => {
      await answerOnPage(api.app, data.challenge?.url ?? '', 'accept').catch(() => undefined);
      return reservations.confirmPayment({ params, body: {} });
    };
  },
  'a cancellation': async (customer) => {
    const { data } = await reserve(customer, 0, 'pm_card_visa');
    return ({ reservations }) => reservations.cancel({ params: { id: data.reservation.id }, body: {} });
  },
  'a refund request': async (customer) => {
    const { data } = await reserve(customer, 0, 'pm_card_visa');
    const params = { id: data.payment?.id ?? 0 };
    return ({ payments }) =>
      payments.refund({ params, body: { reason: 'Vol annulé' }, headers: { idempotencyKey: randomUUID() } });
  },
  'a review': async (customer) => {
    const { data } = await reserve(customer, 0, 'pm_card_visa');
    const { id } = data.reservation;
    await api.deps.db.updateTable('reservations').set({ status: 'completed' }).where('id', '=', id).execute();
    return ({ reviews }) =>
      reviews.create({ body: { reservationId: id, rating: 5, comment: 'Un chauffeur parfait, à l’heure.' } });
  },
  'a message': () => (customer) =>
    customer.contact.send({
      body: { name: 'Claire', email: customer.email, subject: 'inquiry', message: 'Un siège pour enfant ?' },
    }),
  'a subscription to the newsletter': () => (customer) =>
    customer.newsletter.subscribe({ body: { email: customer.email } }),
  'a choice of marketing': () => {
    let marketing = false;
    return ({ settings }) => settings.changeNotifications({ body: { marketing: (marketing = !marketing) } });
  },
  'a change of the profile': () => {
    return ({ settings }) => settings.changeProfile({ body: { name: 'Claire Martin', phone: '' } });
  },
  'a change of preferences': () => {
    return ({ settings }) =>
      settings.changePreferences({ body: { language: 'de', timezone: 'Europe/Berlin' } });
  },
  'an avatar': () => {
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    return ({ settings }) =>
      settings.uploadAvatar({ body: { avatar: new File([bytes], 'a.png', { type: 'image/png' }) } });
  },
  'push messages': () => {
    return ({ notifications }) =>
      notifications.addBrowser({
        body: { endpoint: `${endpoint}${randomUUID()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      });
  },
  'a new passkey': async (customer) => {
    const ready: CreationOptions[] = [];
    for (let index = 0; index < actsAtOnce; index++)
      ready.push((await customer.passkeys.startAdding({ body: { password } })).data);
    return async ({ passkeys }) => {
      const options = ready.pop();
      const credential = options && softwareAuthenticator().create(options);
      return credential && passkeys.add({ body: { name: 'Clé', credential } });
    };
  },
  'a sign-in with a passkey': async ({ passkeys }) => {
    const phone = softwareAuthenticator();
    const { data } = await passkeys.startAdding({ body: { password } });
    await passkeys.add({ body: { name: 'Clé', credential: phone.create(data) } });
    return async () => {
      const options = (await visitor().passkeys.startSignIn()).data;
      return visitor().passkeys.signIn({ body: { credential: phone.get(options) } });
    };
  },
  'a sign-in with the password': () => {
    return ({ email }) => visitor().identity.login({ body: { email, password } });
  },
  'a reset of the password': async ({ email }) => {
    await visitor().identity.forgotPassword({ body: { email } });
    await api.jobs.drain();
    const [, token = ''] =
      /token=([\w-]+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '') ?? [];
    const body = { email, token, password: newPassword, passwordConfirmation: newPassword };
    return () => visitor().identity.resetPassword({ body });
  },
  'the end of other sessions': () => {
    return ({ sessions }) => sessions.endOthers();
  },
  'the export': () => {
    return async ({ identity, settings }) => {
      await identity.givePassword({ body: { password } });
      return settings.exportData();
    };
  },
  'background work': () => () => api.jobs.drain(),
};

const rounds = Math.ceil(calls / (Object.keys(rivals).length * (actsAtOnce + 1)));

async function newCustomer(number: number): Promise<Customer> {
  const email = `partant-${number}@example.org`;
  const client = api.client({ token: await api.signUp(email) });
  const day = new Date(Date.UTC(2026, 6, 1 + number)).toISOString().slice(0, 10);
  return { ...client, email, day };
}

const getStatus = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : String(error);

/** The status of each act of an account that is deleted meanwhile, at a random moment. */
async function raceWithDeletion(rival: Rival, number: number): Promise<unknown[]> {
  const customer = await newCustomer(number);
  const act = await rival(customer);
  const acts = Array.from({ length: actsAtOnce }, async () => {
    await new Promise((done) => setTimeout(done, Math.random() * longestDelayMs));
    return act(customer);
  });
  const deletion = customer.settings.removeAccount({ body: { password, confirmation: 'DELETE' } });
  const ends = await Promise.allSettled([deletion, ...acts]);
  return ends.map((end) => (end.status === 'fulfilled' ? 200 : getStatus(end.reason)));
}

let customers = 0;

test.each(Object.keys(rivals))(
  'no call fails when an account is deleted during %s',
  async (name) => {
    const rival = rivals[name];
    const answers: unknown[] = [];
    for (let round = 0; round < rounds; round++)
      if (rival) answers.push(...(await raceWithDeletion(rival, customers++)));
    const failures = answers.filter(
      (status) => typeof status !== 'number' || (status >= 500 && status !== busy),
    );
    expect(failures).toEqual([]);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
  },
  180_000,
);

test('no charge is left without a ride, and no deleted account keeps one', async () => {
  const { db } = api.deps;
  await api.jobs.drain();
  const isOwed = (charge: Charge) => charge.reservation !== 'completed' && !isFair(charge);
  expect((await charges(db)).filter(isOwed)).toEqual([]);
  const kept = await db
    .selectFrom('reservations')
    .innerJoin('users', 'users.id', 'reservations.customer_id')
    .select(['reservations.id', 'reservations.status'])
    .where('users.is_active', '=', false)
    .where('reservations.status', 'in', ['pending', 'confirmed'])
    .execute();
  expect(kept).toEqual([]);
});
