import { describe, expect, test } from 'vitest';
import { signReference } from '../../../platform/signed-reference.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const countPages = async (file: Blob) =>
  Buffer.from(await file.arrayBuffer())
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

const listKinds = ({ documents }: { documents: readonly { kind: string }[] }) =>
  documents.map(({ kind }) => kind);

const readSequence = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
const readUid = (calendar: string) => /UID:(.*)/.exec(calendar)?.[1];

/** How long an event lasts; both its times are on one day. */
function readDuration(event: string): number {
  const [start = 0, end = 0] = ['DTSTART', 'DTEND'].map((name) => {
    const [, hours, minutes] = new RegExp(`${name};.*T(..)(..)`).exec(event) ?? [];
    return Number(hours) * 3600 + Number(minutes) * 60;
  });
  return end - start;
}

async function paidRide(changes: Parameters<typeof book>[2] = {}, email?: string) {
  const token = await api().signUp(email);
  const { reservation } = await book(api(), token, changes);
  return { reservation, customer: api().client({ token }), params: { id: reservation.id } };
}

describe('the documents of a ride', () => {
  test('include a receipt for the price, a voucher and a calendar entry once it is paid', async () => {
    const { reservation, customer, params } = await paidRide();
    const { data } = await customer.documents.list({ params });
    expect(listKinds(data)).toEqual(['receipt', 'voucher', 'calendar']);
    expect(data.documents[0]).toMatchObject({ number: 'R-2026-000001', amount: reservation.totalPrice });
  });

  test('are PDF with real text, attached to their mail', async () => {
    const { reservation, customer, params } = await paidRide();
    for (const name of ['R-2026-000001', 'voucher']) {
      if (name !== 'voucher') await customer.documents.list({ params });
      const file = await customer.documents.read({ params: { ...params, name } });
      const content = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(content.slice(0, 5)).toBe('%PDF-');
      expect(content).toContain('/MarkInfo');
      expect(content).toContain('/StructTreeRoot');
    }
    await api().jobs.drain();
    const mail = api().mails.find(
      ({ subject }) => subject === `Réservation ${reservation.reference} confirmée`,
    );
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      'R-2026-000001.pdf',
      `${reservation.reference}.pdf`,
      `${reservation.reference}.ics`,
    ]);
  });

  test('fit on one page for a round trip with every possible line', async () => {
    const { customer, params } = await paidRide({
      pickupAt: '2026-06-13T23:30',
      returnAt: '2026-06-15T10:00',
      roundTrip: true,
      stops: ['Meaux', 'Chantilly', 'Compiègne'],
      extras: [
        { code: 'meet_and_greet', quantity: 1 },
        { code: 'child_seat', quantity: 2 },
        { code: 'extra_waiting', quantity: 1 },
        { code: 'city_guide', quantity: 2 },
      ],
      flightNumber: 'AF 1234',
      signName: 'Martin',
      childAges: [3, 7],
    });
    await customer.documents.list({ params });
    const { content } = await api()
      .database.db.selectFrom('ride_documents')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({
      returnAt: '2026-06-15T08:00:00.000Z',
      returnRoute: ['Reims', 'Aéroport Paris-Charles de Gaulle'],
    });
    const file = await customer.documents.read({ params: { ...params, name: 'R-2026-000001' } });
    expect(await countPages(file)).toBe(1);
  });

  test('include a credit note that names its receipt after a refund, and no voucher after a cancellation', async () => {
    const { reservation, customer, params } = await paidRide();
    await customer.documents.list({ params });
    await customer.reservations.cancel({ params, body: {} });
    await api().jobs.drain();
    const { data } = await customer.documents.list({ params });
    expect(listKinds(data)).toEqual(['receipt', 'credit_note', 'calendar']);
    expect(data.documents[1]).toMatchObject({ number: 'A-2026-000001', amount: reservation.totalPrice });
    await expect(customer.documents.read({ params: { ...params, name: 'voucher' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('are numbered without gaps, each once, even with concurrent calls', async () => {
    const rides = [await paidRide(), await paidRide({ vehicleId: 2 }, 'zoe@example.org')];
    const tenfold = Array.from({ length: 10 }, () => rides).flat();
    await Promise.all(tenfold.map(({ customer, params }) => customer.documents.list({ params })));
    const lists = await Promise.all(rides.map(({ customer, params }) => customer.documents.list({ params })));
    const numbers = new Set(lists.map(({ data }) => data.documents[0]?.number));
    expect(numbers).toEqual(new Set(['R-2026-000001', 'R-2026-000002']));
  });

  test('belong to their customer only', async () => {
    const { params } = await paidRide();
    const stranger = api().client({ token: await api().signUp('zoe@example.org') });
    await expect(stranger.documents.list({ params })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.documents.calendar({ params })).rejects.toMatchObject({ status: 404 });
    const read = stranger.documents.read({ params: { ...params, name: 'R-2026-000001' } });
    await expect(read).rejects.toMatchObject({ status: 404 });
  });
});

describe('the calendar entry', () => {
  test('is in the zone of the pickup place, with the refund steps and an alarm', async () => {
    const { customer, params } = await paidRide();
    const calendar = await customer.documents.calendar({ params });
    expect(calendar).toContain('BEGIN:VTIMEZONE');
    expect(calendar).toContain('DTSTART;TZID=Europe/Paris:20260610T100000');
    // RFC 5545 has this instant in UTC only.
    expect(calendar).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    expect(calendar).toContain('BEGIN:VALARM');
    expect(calendar.replaceAll(/\r\n /g, '')).toContain('Annulation en ligne avec remboursement de');
  });

  test('has an event of its own for the way back', async () => {
    const { customer, params, reservation } = await paidRide({
      roundTrip: true,
      returnAt: '2026-06-15T18:00',
      returnPickupAddress: 'Chartres',
      returnDestinationAddress: 'Orly',
    });
    const [, out = '', back = ''] = (await customer.documents.calendar({ params })).split('BEGIN:VEVENT');
    expect(out).toContain('DTSTART;TZID=Europe/Paris:20260610T100000');
    const seconds = readDuration(out) + readDuration(back);
    expect(seconds).toBeCloseTo(reservation.durationSeconds ?? 0, -2);
    expect(back).toContain('DTSTART;TZID=Europe/Paris:20260615T180000');
    expect(back).toContain('Chartres – Orly');
    expect(back).toContain('BEGIN:VALARM');
    expect(readUid(back)).not.toBe(readUid(out));
  });

  test('stays current at its signed address: a changed ride replaces the same event, a cancelled one cancels it', async () => {
    const { customer, params } = await paidRide();
    const { data } = await customer.documents.list({ params });
    const url = new URL(data.calendarUrl).pathname;
    const before = await api().app.inject({ url });
    expect(before.body).toContain('STATUS:CONFIRMED');
    api().clock.advance({ minutes: 1 });
    const change = { passengers: 3 };
    const { quote } = (await customer.changes.quote({ params, body: change })).data;
    await customer.changes.make({ params, body: { ...change, quote } });
    const changed = await api().app.inject({ url });
    expect(readSequence(changed.body)).toBeGreaterThan(readSequence(before.body));
    api().clock.advance({ minutes: 1 });
    await customer.reservations.cancel({ params, body: {} });
    const after = await api().app.inject({ url });
    expect(readSequence(after.body)).toBeGreaterThan(readSequence(changed.body));
    expect(after.body).toContain('STATUS:CANCELLED');
    expect(after.body).toContain('METHOD:CANCEL');
    expect(readUid(after.body)).toBe(readUid(before.body));
  });
});

describe('a voucher', () => {
  test('of the longest ride fits on one page', async () => {
    const { customer, params } = await paidRide({
      returnAt: '2026-06-15T10:00',
      roundTrip: true,
      stops: Array.from({ length: 10 }, () => 'Boulogne-Billancourt'),
    });
    const file = await customer.documents.read({ params: { ...params, name: 'voucher' } });
    expect(await countPages(file)).toBe(1);
  });

  test('of a ride without a telephone appears only once the account has one', async () => {
    const { customer, params } = await paidRide();
    const { db } = api().deps;
    await db.updateTable('reservations').set({ client_phone: null }).execute();
    await db.updateTable('users').set({ phone: null }).execute();
    const name = 'voucher';
    expect(listKinds((await customer.documents.list({ params })).data)).toEqual(['receipt', 'calendar']);
    await expect(customer.documents.read({ params: { ...params, name } })).rejects.toMatchObject({
      status: 404,
    });
    await db.updateTable('users').set({ phone: '+33 6 98 76 54 32' }).execute();
    expect(listKinds((await customer.documents.list({ params })).data)).toContain(name);
    await customer.documents.read({ params: { ...params, name } });
  });

  test('is verified by its code, which shows what the paper shows', async () => {
    const { reservation } = await paidRide();
    const code = signReference(api().deps.config.quoteSecret, 'voucher', reservation.reference);
    const { data } = await api().client().documents.verifyVoucher({ params: { code } });
    expect(data).toMatchObject({
      reference: reservation.reference,
      status: 'confirmed',
      clientName: reservation.clientName,
      pickupAt: reservation.pickupAt,
      pickupAddress: reservation.pickupAddress,
    });
  });

  test('is not opened by another code, not even by its calendar’s', async () => {
    const { reservation, customer, params } = await paidRide();
    const { data } = await customer.documents.list({ params });
    const calendarCode = new URL(data.calendarUrl).pathname.split('/').at(-1) ?? '';
    for (const code of [
      calendarCode,
      `${reservation.reference}.`,
      `${reservation.reference}.${'A'.repeat(43)}`,
    ]) {
      await expect(api().client().documents.verifyVoucher({ params: { code } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});
