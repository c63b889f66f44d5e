import { describe, expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { formerCustomerId } from '../identity/index.ts';
import { remindJob } from './notifications.jobs.ts';

const api = withTestApi();

/** A customer who wants text messages; optionally one who reads German. */
async function signUp(choices: { sms?: boolean; email?: boolean; language?: 'fr' | 'de' } = {}) {
  const token = await api().signUp();
  const client = api().client({ token });
  const { sms = true, email = true, language = 'fr' } = choices;
  await client.settings.changeNotifications({ body: { sms, email } });
  await client.settings.changePreferences({ body: { language } });
  return { token, client };
}

const textMessages = () => api().mails.filter(({ to }) => to.startsWith('SMS '));
const reminderMails = () => api().mails.filter(({ headers }) => headers?.['List-Unsubscribe']);

async function aMinutePasses(): Promise<void> {
  await api()
    .deps.db.transaction()
    .execute((trx) => api().jobs.send(trx, remindJob, {}));
  await api().jobs.drain();
}

describe('reminders of a ride on 10 June at 10:00 in Paris', () => {
  test('come 24 hours and 2 hours before the pickup, each once', async () => {
    const { token } = await signUp();
    await book(api(), token);
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-09T07:59:00.000Z');
    await aMinutePasses();
    expect(api().mails).toEqual([]);
    api().clock.set('2026-06-09T08:00:00.000Z');
    await aMinutePasses();
    await aMinutePasses();
    expect(textMessages().map(({ text }) => text)).toEqual([
      expect.stringContaining('Votre trajet approche'),
    ]);
    expect(reminderMails()).toHaveLength(1);
    api().clock.set('2026-06-10T06:00:30.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(2);
    expect(reminderMails()[1]?.text).toContain('/settings?tab=notifications');
    api().clock.set('2026-06-10T08:00:00.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(2);
  });

  test('are not mailed if the customer turned them off', async () => {
    const { token } = await signUp({ sms: false, email: false });
    await book(api(), token);
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-09T08:00:00.000Z');
    await aMinutePasses();
    expect(api().mails).toEqual([]);
  });

  test('reach a guest where their other mails go, and open the page that asks for their link', async () => {
    const body = { name: 'Zoé Petit', email: 'zoe@example.org', phone: '+33 6 11 22 33 44' };
    const { token } = (await api().client().guests.begin({ body })).data;
    await book(api(), token);
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-09T08:00:00.000Z');
    await aMinutePasses();
    expect(reminderMails().map(({ to }) => to)).toEqual([body.email]);
    expect(reminderMails()[0]?.text).toContain('http://localhost:4200/guest?key=');
    expect(reminderMails()[0]?.text).not.toContain('/reservations/');
    expect(reminderMails()[0]?.text).not.toContain('/settings');
  });

  test('are not mailed to the account of those who left, where no mail arrives', async () => {
    const { token } = await signUp({ sms: false });
    const { reservation } = await book(api(), token);
    const { db, clock } = api().deps;
    await db.transaction().execute(async (trx) => {
      const former = await formerCustomerId(trx, clock.now());
      await trx
        .updateTable('reservations')
        .set({ customer_id: former })
        .where('id', '=', reservation.id)
        .execute();
    });
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-09T08:00:00.000Z');
    await aMinutePasses();
    expect(reminderMails()).toEqual([]);
  });

  test('disappear with a cancelled ride, and move with a ride that moves', async () => {
    const { token, client } = await signUp();
    const { reservation } = await book(api(), token);
    const later = await book(api(), token, { vehicleId: 2 });
    await client.reservations.cancel({ params: { id: reservation.id }, body: {} });
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-09T08:00:00.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(1);
    await api()
      .deps.db.updateTable('reservations')
      .set({ pickup_at: new Date('2026-06-11T08:00:00Z') })
      .where('id', '=', later.reservation.id)
      .execute();
    api().clock.set('2026-06-10T06:30:00.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(1);
    api().clock.set('2026-06-10T08:00:00.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(2);
  });

  test('are not sent for a time that was past at the booking', async () => {
    const { token } = await signUp();
    api().clock.set('2026-06-09T12:00:00.000Z');
    const again = await api()
      .client()
      .identity.login({ body: { email: 'claire@example.org', password: 'un vrai secret 42' } });
    await book(api(), again.data.token);
    await api().jobs.drain();
    api().mails.splice(0);
    await aMinutePasses();
    expect(textMessages()).toEqual([]);
    api().clock.set('2026-06-10T06:10:00.000Z');
    await aMinutePasses();
    expect(textMessages()).toHaveLength(1);
    expect(token).not.toBe('');
  });

  test('are sent after a restart if they fell due while the API was down', async () => {
    const { token } = await signUp();
    await book(api(), token);
    await api().jobs.drain();
    const { database } = api();
    const later = await openTestApi(
      {},
      { database: { ...database, close: async () => {} }, now: '2026-06-09T20:00:00.000Z' },
    );
    await later.deps.db.transaction().execute((trx) => later.jobs.send(trx, remindJob, {}));
    await later.jobs.drain();
    expect(later.mails.filter(({ to }) => to.startsWith('SMS '))).toHaveLength(1);
    await later.close();
  });
});
