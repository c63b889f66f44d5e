import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { remindJob } from '../notifications/notifications.jobs.ts';

const api = withTestApi();
const email = 'zenobie.quatrefages@example.org';
const password = 'un vrai secret 42';
const name = 'Zénobie Quatrefages';
const destination = 'Reims';
/** What tells who somebody is: name, mail, telephone as typed and as dialled, home, words, browser, file. */
const traces = [
  'Quatrefages',
  'Zénobie',
  email,
  '6 87 65 43 21',
  '687654321',
  'rue des Ormeaux',
  'Siège pour Théodule',
  'Où est mon parapluie',
  'Une course de rêve',
  'Mozilla/5.0 Zénobiote',
];
/** What the law keeps, and where alone: the places of a ride for three years, name and places on its bill for ten. */
const billsStay = ['public.ride_documents.content'];
const placesStay = new Set([
  ...billsStay,
  'public.reservations.pickup_address',
  'public.reservations.destination_address',
]);

const noted = {
  note: `${name} attend au 3 rue des Ormeaux`,
  chauffeurName: '',
  chauffeurPhone: '',
  chauffeurPlate: '',
  version: null,
};

/** Where a text is in the database: every column of every table, whatever its type. */
async function columnsWith(text: string): Promise<string[]> {
  const { db } = api().deps;
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql`select 1 from ${sql.id(schema, table)}
      where ${sql.ref(column)}::text like ${`%${text}%`} or ${sql.ref(column)}::text like ${`%${hex}%`} limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

async function filesWith(texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(api().files, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    if (texts.some((text) => entry.name.includes(text) || content.includes(text))) found.push(entry.name);
  }
  return found;
}

/** Everything that a customer can leave behind: a past and a future ride, a card, a review, messages, a picture. */
async function liveHere(): Promise<string> {
  const token = await api().signUp(email);
  const customer = api().client({ token });
  const { settings } = customer;
  await settings.changeProfile({
    body: { name, phone: '+33 6 87 65 43 21', address: '3 rue des Ormeaux', birthDate: '1980-05-04' },
  });
  await settings.changeNotifications({ body: { sms: true, marketing: true } });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await settings.uploadAvatar({
    body: { avatar: new File([new Uint8Array(png)], `${name}.png`, { type: 'image/png' }) },
  });
  const { reservation } = await book(api(), token, {
    pickupAt: '2026-06-03T10:00',
    specialRequests: 'Siège pour Théodule',
    saveCard: true,
  });
  const operator = api().client({ token: await operatorToken(api()) });
  await operator.dispatch.saveNotes({ params: { id: reservation.id }, body: noted });
  await customer.addresses.save({ body: { kind: 'home', address: '3 rue des Ormeaux' } });
  const { id } = (await customer.identity.me()).data.user;
  await operator.customers.write({
    params: { id },
    body: { subject: name, message: noted.note },
    headers: {},
  });
  await api().jobs.drain();
  await api()
    .deps.db.transaction()
    .execute((trx) => api().jobs.send(trx, remindJob, {}));
  await api().jobs.drain();
  await api().deps.db.updateTable('reservations').set({ status: 'completed' }).execute();
  await customer.reviews.create({
    body: { reservationId: reservation.id, rating: 5, comment: 'Une course de rêve, vraiment parfaite.' },
  });
  await customer.contact.send({
    body: { name, email, subject: 'inquiry', message: 'Où est mon parapluie, perdu mardi ?' },
  });
  await api().client().identity.forgotPassword({ body: { email } });
  await api()
    .client()
    .identity.register({
      body: { name, email, password, passwordConfirmation: password },
    })
    .catch(() => undefined);
  await api().app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'Mozilla/5.0 Zénobiote' },
  });
  api().clock.set('2026-06-04T08:00:00.000Z');
  const { token: again } = (await api().client().identity.login({ body: { email, password } })).data;
  await book(api(), again, { pickupAt: '2026-06-20T10:00' });
  return again;
}

test.each([
  ['waiting', async () => {}],
  ['done', () => api().jobs.drain()],
  [
    'failed',
    async () =>
      void (await sql`update jobs.job set state = 'failed', output = '{"message":"zenobie.quatrefages@example.org"}' where state < 'active'`.execute(
        api().deps.db,
      )),
  ],
])(
  'after the deletion of an account no table and no file contains personal data of its holder, with jobs %s',
  async (_, settle) => {
    const token = await liveHere();
    await settle();
    expect(await columnsWith('Quatrefages')).toContain('public.users.name');
    await api()
      .client({ token })
      .settings.removeAccount({ body: { password, confirmation: 'DELETE' } });
    await api().jobs.drain();
    for (const trace of traces) {
      const isNamed = name.includes(trace);
      const columns = await columnsWith(trace);
      expect(
        columns.filter((column) => !isNamed || !billsStay.includes(column)),
        trace,
      ).toEqual([]);
    }
    // The blog writes about the town.
    const places = (await columnsWith(destination)).filter((column) => !column.startsWith('public.blog_'));
    expect(places.filter((column) => !placesStay.has(column))).toEqual([]);
    expect(await filesWith(traces)).toEqual([]);
    expect(await readdir(api().files, { recursive: true })).not.toContainEqual(
      expect.stringMatching(/webp$/),
    );
  },
);
