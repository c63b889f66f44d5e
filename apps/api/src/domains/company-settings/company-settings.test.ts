import { euros } from '@livree/contracts';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { operatorToken, tokenAs } from '../../testing/operator.ts';
import { bookRefundableRide } from '../../testing/refundable-ride.ts';
import { aRide, book, quoteFor } from '../../testing/rides.ts';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { seedContacts } from '../contact/index.ts';

const api = withTestApi();

// The entries of the demonstration outlive a test.
afterEach(async () => {
  const { db, config } = api().deps;
  await db.deleteFrom('contact_entries').execute();
  await seedContacts(db, config.brand);
});

async function desk() {
  const client = api().client({ token: await operatorToken(api()) });
  const list = async () => (await client.companySettings.list()).data;
  const find = async (name: string) => (await list()).find((setting) => setting.name === name);
  /** Says something else, whatever was said before. */
  const say = async (name: string, value: string | null) => {
    const version = (await find(name))?.version ?? null;
    return (await client.companySettings.save({ params: { name }, body: { value, version } })).data;
  };
  return { ...client, find, say };
}

const config = async () => (await api().client().site.config()).data;

describe('a setting', () => {
  test('is that of the environment until an operator says something else, and again when it is emptied', async () => {
    const { find, say, operations } = await desk();
    const untouched = { name: 'notice_minutes', value: '60', fallback: '60', isSet: false, version: null };
    expect(await find('notice_minutes')).toMatchObject(untouched);
    const saved = await say('notice_minutes', ' 90 ');
    const changed = { value: '90', fallback: '60', isSet: true, changedBy: 'Opérateur' };
    expect(saved).toMatchObject(changed);
    expect(await find('notice_minutes')).toEqual(saved);
    expect((await config()).noticeMinutes).toBe(90);
    expect(await say('notice_minutes', null)).toMatchObject({ value: '60', isSet: false });
    expect((await config()).noticeMinutes).toBe(60);
    const { data: acts } = await operations.acts({ query: { subject: 'settings', id: 'booking' } });
    expect(acts).toMatchObject([
      { before: { notice_minutes: '90' }, after: { notice_minutes: '60' } },
      { before: { notice_minutes: '60' }, after: { notice_minutes: '90' } },
    ]);
  });

  test('that another operator changed is not overwritten', async () => {
    const { companySettings } = await desk();
    const params = { name: 'hold_minutes' };
    const edit = (value: string) => companySettings.save({ params, body: { value, version: null } });
    const outcomes = await Promise.allSettled([edit('20'), edit('25'), edit('30')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(edit('35')).rejects.toMatchObject({ status: 409, code: 'operations.overtaken' });
  });

  test.each([
    ['notice_minutes', '10081'],
    ['notice_minutes', '-1'],
    ['notice_minutes', '1.5'],
    ['notice_minutes', ''],
    ['vat_percent', '101'],
    ['hold_minutes', '0'],
    ['brand_name', ''],
    ['brand_name', 'Livrée\r\nBcc: all@livree.example'],
    ['brand_name', 'x'.repeat(301)],
    ['countries', 'France'],
    ['notice_by_town', 'Nice'],
    ['text_messages', 'maybe'],
  ])('%s is refused beside its value as %j', async (name, value) => {
    const { companySettings } = await desk();
    const saved = companySettings.save({ params: { name }, body: { value, version: null } });
    await expect(saved).rejects.toMatchObject({ status: 422, fieldErrors: { value: [expect.any(String)] } });
  });

  test.each([
    ['partial_refund_hours', '25', 'full_refund_hours'],
    ['full_refund_hours', '1', 'partial_refund_hours'],
  ])('%s is refused as %s, which contradicts %s, until that one agrees', async (name, value, other) => {
    const { say, find } = await desk();
    await expect(say(name, value)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { value: [expect.stringContaining('remboursement')] },
    });
    await say(other, value);
    expect(await say(name, value)).toMatchObject({ value });
    // Its default would contradict the other one again.
    await expect(say(other, null)).rejects.toMatchObject({ status: 422 });
    expect((await find(other))?.value).toBe(value);
  });

  test('of refunds that contradicts an environment that changed since is left out', async () => {
    const { say } = await desk();
    await say('partial_refund_hours', '20');
    const existing = {
      database: { ...api().database, close: async () => {} },
      now: '2026-06-02T08:00:00.000Z',
    };
    const restarted = await openTestApi({ LIVREE_FULL_REFUND_HOURS: '10' }, existing);
    onTestFinished(restarted.close);
    expect(restarted.deps.config.cancellationPolicy).toMatchObject({
      fullRefundHours: 10,
      partialRefundHours: 2,
    });
  });

  test.each(['LIVREE_QUOTE_SECRET', 'quote_secret', 'constructor'])('%s is none', async (name) => {
    const { companySettings } = await desk();
    const saved = companySettings.save({ params: { name }, body: { value: '1', version: null } });
    await expect(saved).rejects.toMatchObject({ status: 404 });
  });

  test.each(['customer', 'chauffeur', 'dispatcher'] as const)('is not for a %s', async (role) => {
    const { companySettings } = api().client({ token: await tokenAs(api(), role) });
    await expect(companySettings.list()).rejects.toMatchObject({ status: 403 });
    const body = { value: '90', version: null };
    const saved = companySettings.save({ params: { name: 'notice_minutes' }, body });
    await expect(saved).rejects.toMatchObject({ status: 403 });
  });

  test('is followed by another process within ten seconds, and by one that starts', async () => {
    const { say } = await desk();
    const { database } = api();
    const existing = { database: { ...database, close: async () => {} }, now: '2026-06-02T08:00:00.000Z' };
    const other = await openTestApi({}, existing);
    onTestFinished(other.close);
    other.deps.settings.follow();
    await say('notice_minutes', '90');
    const noticeOf = async ({ client }: typeof other) => (await client().site.config()).data.noticeMinutes;
    await vi.waitFor(async () => expect(await noticeOf(other)).toBe(90), { timeout: 10_000, interval: 200 });
    const started = await openTestApi({ LIVREE_NOTICE_MINUTES: '30' }, existing);
    onTestFinished(started.close);
    expect(await noticeOf(started)).toBe(90);
  });
});

describe('what was promised stays:', () => {
  // 09:30 in Paris, a quarter of an hour more than the notice.
  const soon = '2026-06-02T11:15';

  test('a signed quote keeps its notice, the next one has the new one', async () => {
    const { say } = await desk();
    const token = await api().signUp();
    const ride = aRide({ pickupAt: soon });
    const { quote } = await quoteFor(api(), ride);
    await say('notice_minutes', '120');
    const late = { status: 422, fieldErrors: { pickupAt: [expect.any(String)] } };
    await expect(book(api(), token, { pickupAt: soon })).rejects.toMatchObject(late);
    expect((await quoteFor(api(), ride)).earliestPickupAt).toBe('2026-06-02T12:00');
    expect((await book(api(), token, { pickupAt: soon, quote })).reservation.status).toBe('confirmed');
  });

  test('a ride keeps the policy, the free waiting, the deadline for changes and the VAT of its quote', async () => {
    const { say } = await desk();
    const token = await api().signUp();
    const client = api().client({ token });
    const ride = aRide();
    const { quote } = await quoteFor(api(), ride);
    for (const [name, value] of [
      ['free_waiting_airport', '10'],
      ['self_cancel_hours', '500'],
      ['change_hours', '500'],
      ['vat_percent', '20'],
    ] as const)
      await say(name, value);
    const params = async (from: Partial<typeof ride>) => ({
      id: (await book(api(), token, { ...ride, ...from })).reservation.id,
    });
    const [before, after] = [await params({ quote }), await params({ pickupAt: '2026-06-12T10:00' })];
    const read = async (of: typeof before) => {
      const { reservation } = (await client.reservations.read({ params: of })).data;
      const { canChange } = (await client.changes.list({ params: of })).data;
      return { minutes: reservation.freeWaiting?.minutes, canCancel: reservation.canCancel, canChange };
    };
    expect(await read(before)).toEqual({ minutes: 60, canCancel: true, canChange: true });
    expect(await read(after)).toEqual({ minutes: 10, canCancel: false, canChange: false });
    const bills = await api().deps.db.selectFrom('ride_documents').select('content').orderBy('id').execute();
    expect(bills.map(({ content }) => content)).toMatchObject([{ vatPercent: 10 }, { vatPercent: 20 }]);
    const change = { passengers: 3 };
    const { data: changed } = await client.changes.quote({ params: before, body: change });
    await client.changes.make({ params: before, body: { ...change, quote: changed.quote } });
    expect(await read(before)).toMatchObject({ canCancel: true, canChange: true });
  });

  test('a hold ends when its customer was told', async () => {
    const { say } = await desk();
    const token = await api().signUp();
    const held = (await book(api(), token, { paymentMethodId: null })).reservation.holdExpiresAt;
    await say('hold_minutes', '60');
    const { items } = (await api().client({ token }).reservations.list()).data;
    expect(items[0]?.holdExpiresAt).toBe(held);
  });
});

test('the telephone that operators give is that of mails and refusals too', async () => {
  const { words } = await desk();
  const content = '+33 1 99 00 05 77';
  await words.saveContact({ params: { name: 'phone' }, body: { content, isShown: true, version: null } });
  const token = await api().signUp();
  await expect(book(api(), token, { pickupAt: '2026-06-02T10:15' })).rejects.toMatchObject({
    fieldErrors: { pickupAt: [expect.stringContaining('77')] },
  });
  await book(api(), token);
  await api().jobs.drain();
  const [mail] = api().mails;
  expect(mail?.text).toContain(content);
  expect(mail?.html).toContain('tel:+33199000577');
});

test('without text messages nobody gets one, and the site does not offer them', async () => {
  const { say } = await desk();
  expect((await config()).flags.textMessages).toBe(true);
  await say('text_messages', 'off');
  expect((await config()).flags.textMessages).toBe(false);
  const token = await api().signUp();
  await api()
    .client({ token })
    .settings.changeNotifications({ body: { sms: true } });
  const listTexts = async (pickupAt: string) => {
    await book(api(), token, { pickupAt });
    await api().jobs.drain();
    return api().mails.filter(({ to }) => to.startsWith('SMS '));
  };
  expect(await listTexts('2026-06-10T10:00')).toEqual([]);
  await say('text_messages', null);
  expect(await listTexts('2026-06-12T10:00')).not.toEqual([]);
});

test('the name of the company is that of the site, its papers and its terms', async () => {
  const { say } = await desk();
  await say('brand_name', 'Maison Rivoli');
  await say('legal_name', 'Rivoli SAS');
  expect((await config()).brand).toMatchObject({ name: 'Maison Rivoli', legalName: 'Rivoli SAS' });
  const { data: text } = await api()
    .client()
    .legal.read({ params: { document: 'legal' }, query: {} });
  expect(JSON.stringify(text)).toContain('Rivoli SAS');
  await book(api(), await api().signUp());
  const { content } = await api()
    .deps.db.selectFrom('ride_documents')
    .select('content')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ seller: { brand: 'Maison Rivoli', legalName: 'Rivoli SAS' } });
});

test('the terms say the free waiting and the time of a hold that operators set now', async () => {
  const { say } = await desk();
  const readTerms = async () =>
    JSON.stringify(
      (
        await api()
          .client()
          .legal.read({ params: { document: 'terms' }, query: {} })
      ).data,
    );
  await say('free_waiting', '23');
  await say('hold_minutes', '47');
  const terms = (await readTerms()).replaceAll('\u00A0', ' ');
  expect(terms).toContain('pendant 23 minutes');
  expect(terms).toContain('pendant 47 minutes');
});

test('a dispatcher gives back as much as operators allow now', async () => {
  const { say } = await desk();
  const { params } = await bookRefundableRide(api());
  const { payments } = api().client({ token: await tokenAs(api(), 'dispatcher') });
  const giveBack = () => payments.refund({ params, body: { amount: euros(500), reason: 'Un geste' } });
  await say('dispatcher_refund', '4');
  await expect(giveBack()).rejects.toMatchObject({ code: 'payments.refund_above_limit' });
  await say('dispatcher_refund', '5');
  await expect(giveBack()).resolves.toBeDefined();
});
