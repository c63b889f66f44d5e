import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { personalData } from './personal-data.ts';

const api = withTestApi();

/** Tables with rows about a person that the export leaves out, and why that hides nothing from them. */
const leftOut: Readonly<Record<string, string>> = {
  authenticator_setups: 'an addition under way',
  book_differences: 'compares our books with a provider’s; the payments are told',
  email_confirmations: 'a link that confirms an address',
  google_attempts: 'a sign-in under way, with its secrets',
  google_session_keys: 'a sign-in under way, with its secrets',
  guest_links: 'a link that signs in',
  keyed_requests: 'an answer kept for the same call, for a day; what it says is told elsewhere',
  newsletter_tokens: 'links that confirm and end the newsletter',
  occupations: 'when a vehicle is taken; the rides are told',
  operator_links: 'a link that signs in',
  passkey_challenges: 'an addition under way',
  password_resets: 'a link that sets a password',
  payment_links: 'until when a link that pays is good; the ride and its payment are told',
  provider_customers: 'a number at the provider, whose cards are told',
  ride_reminders: 'that a reminder of a ride was sent; the rides are told',
};

/** Every table whose rows belong to a user, directly or through a ride or a payment. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reached(id) as (
      select 'users'::regclass::oid
      union select c.conrelid from pg_constraint c join reached on c.confrelid = reached.id where c.contype = 'f'
    )
    select id::regclass::text as name from reached`.execute(api().deps.db);
  return rows.map(({ name }) => name);
}

test('a table about people is in the export, or left out for a reason; none is forgotten', async () => {
  const told = personalData.flatMap(({ tables }) => tables);
  // Its rows name an account without referring to it, because they outlive it.
  const known = [...told.filter((name) => name !== 'security_events'), ...Object.keys(leftOut)];
  expect((await tablesOfPeople()).toSorted()).toEqual(known.toSorted());
  expect(told.filter((name) => name in leftOut)).toEqual([]);
});

const note = { chauffeurName: 'Karim Haddad', chauffeurPhone: '', chauffeurPlate: '', version: null };

/** A customer of whom every part of the export has something to say. */
async function liveHere() {
  const token = await api().signUp();
  const customer = await reauthenticate(api().client({ token }));
  const operator = api().client({ token: await operatorToken(api()) });
  const { reservation } = await book(api(), token, { saveCard: true, pickupAt: '2026-06-03T10:00' });
  const ride = { params: { id: reservation.id } };
  await operator.dispatch.saveNotes({ ...ride, body: { ...note, note: 'Attend au 3 rue des Ormeaux' } });
  const later = { pickupAt: '2026-06-03T23:30' };
  const { quote } = (await customer.changes.quote({ ...ride, body: later })).data;
  await customer.changes.request({ ...ride, body: { ...later, quote } });
  const future = await book(api(), token, { pickupAt: '2026-06-20T10:00' });
  const other = { params: { id: future.reservation.id } };
  const fewer = { passengers: 1 };
  const { quote: cheaper } = (await customer.changes.quote({ ...other, body: fewer })).data;
  await customer.changes.make({ ...other, body: { ...fewer, quote: cheaper } });
  await customer.addresses.save({ body: { kind: 'home', address: '18 rue de la Pompe' } });
  await customer.settings.changePreferences({ body: { timezone: 'Africa/Algiers' } });
  const { id } = (await customer.identity.me()).data.user;
  await operator.customers.write({
    params: { id },
    body: { subject: 'Votre trajet', message: 'Tout va bien' },
    headers: {},
  });
  const said = {
    name: 'Claire',
    email: 'claire@example.org',
    subject: 'inquiry',
    message: 'Mon parapluie ?',
  };
  await customer.contact.send({ body: { ...said, subject: 'inquiry' } });
  const { db, clock } = api().deps;
  const [message] = await db.selectFrom('contact_messages').select('id').execute();
  await operator.contact.answer({
    params: { id: message?.id ?? 0 },
    body: { answer: 'Nous l’avons trouvé.' },
  });
  const [payment] = await db.selectFrom('transactions').select('id').execute();
  const opened = { opened_at: clock.now(), closed_at: null, answer_by: null } as const;
  const dispute = { reference: 'dp_1', amount_cents: 100, reason: 'fraudulent', status: 'open' } as const;
  const about = { provider: 'sandbox', transaction_id: payment?.id ?? 0 };
  await db
    .insertInto('disputes')
    .values({ ...about, ...dispute, ...opened })
    .execute();
  await db
    .insertInto('legal_notices')
    .values({ user_id: id, document: 'terms', announced_at: clock.now() })
    .execute();
  const at = clock.now();
  await db
    .insertInto('ride_flights')
    .values({
      reservation_id: reservation.id,
      number: 'AF1234',
      date: '2026-06-03',
      source: 'sandbox',
      is_sandbox: true,
      state: 'landed',
      booked_pickup_at: at,
      pickup_at: at,
      check_after: at,
    })
    .execute();
  const moved = { previous_pickup_at: at, pickup_at: at, moved_at: at, total_cents: 65_665 };
  await db
    .insertInto('flight_moves')
    .values({ reservation_id: reservation.id, ...moved })
    .execute();
  await api().jobs.drain();
  return customer;
}

test('the export tells what a ride was before, what was asked for, noted, billed, written and answered', async () => {
  const customer = await liveHere();
  const { data } = await customer.settings.exportData();
  expect(data).toMatchObject({
    change_requests: [
      {
        reservation: expect.stringMatching(/^LV-/),
        status: 'open',
        wanted: { pickup_datetime: '2026-06-03 23:30:00' },
      },
    ],
    ride_changes: [{ before: { passengers_count: 2 }, after: { passengers_count: 1 } }],
    ride_documents: [{ kind: 'receipt' }, { kind: 'receipt' }],
    ride_notes: [{ note: 'Attend au 3 rue des Ormeaux' }],
    ride_deliveries: expect.arrayContaining([
      expect.objectContaining({ kind: 'booked', address: 'claire@example.org', failure: null }),
    ]),
    contact_messages: [{ message: 'Mon parapluie ?', answer: 'Nous l’avons trouvé.' }],
    letters: [{ message: 'Tout va bien' }],
    disputes: [{ amount: 1, reason: 'fraudulent', status: 'open' }],
    legal_notices: [{ document: 'terms' }],
    ride_flights: [{ number: 'AF1234', state: 'landed', is_sandbox: true }],
    flight_moves: [{ reservation: expect.stringMatching(/^LV-/), total_price: 656.65 }],
    saved_addresses: [{ address: '18 rue de la Pompe' }],
    account: { email_verified_at: expect.anything() },
  });
  expect(JSON.stringify(data['ride_notes'])).not.toContain('Karim Haddad');
  const text = JSON.stringify(data);
  for (const secret of ['payment_method', 'fingerprint', 'pm_card']) expect(text).not.toContain(secret);
});

test('a customer of whom nothing is known yet is exported with empty parts', async () => {
  const customer = await reauthenticate(api().client({ token: await api().signUp() }));
  const { data } = await customer.settings.exportData();
  expect(Object.keys(data)).toEqual(expect.arrayContaining(personalData.map(({ name }) => name)));
  expect(data).toMatchObject({ change_requests: [], ride_changes: [], ride_notes: [], disputes: [] });
});
