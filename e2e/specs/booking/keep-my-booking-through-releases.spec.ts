import { z } from '@livree/contracts/schema';
import { openNamedLedger, promote, publish, retire, rollback, type Ledger } from '@livree/release/ledger';
import type { Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import type { BookingPages } from '../../pages/booking-pages.ts';
import { cards } from '../../pages/checkout.ts';
import type { Step } from '../../pages/wizard.ts';
import { changedBuild } from '../../support/changed-release.ts';
import { registerCustomer, signIn } from '../../support/customers.ts';
import { takeFreeRide, type FreeRide } from '../../support/free-rides.ts';
import { afterRefusal, expect, test as journey } from '../../support/journey.ts';
import { withDraftVersion } from '../../support/newer-drafts.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { untilShown } from '../../support/until-shown.ts';
import { expectMadeOf } from '../../support/written-composition.ts';

/** A site of its own: its releases come and go. */
const test = journey.extend<object, { own: RunningSite }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture names in it what it needs, here nothing
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.origin),
  storageState: async ({ own }, provide) => provide(afterRefusal(own.origin)),
  ride: async ({ own, language }, provide, { workerIndex }) =>
    provide(await takeFreeRide(language, workerIndex, own.origin)),
});

test.describe.configure({ mode: 'default' });
test.use({ tolerated: { console: [/402 \(Payment Required\)/] } });

const kept = z.object({
  version: z.number(),
  data: z.looseObject({ note2: z.optional(z.string()), note3: z.optional(z.string()) }),
});

/** The draft as the release in a page has kept it. */
async function readDraft(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('draft:booking'));
  return z.parse(kept, JSON.parse(text ?? 'null'));
}

/** The site's releases, of which the booking has three versions of its draft. */
async function openReleases({ data, origin }: RunningSite) {
  const ledger: Ledger = await openNamedLedger({}, data);
  const now = () => new Date();
  const live = async (id: string) => (await ledger.trails())[id]?.[0] ?? '';
  const publishDraft = async (version: 2 | 3) => {
    const build = await changedBuild('booking', withDraftVersion(version), ledger);
    await publish(ledger, 'booking', build.read, now());
    return build.version;
  };
  const [one, two, three] = [await live('booking'), await publishDraft(2), await publishDraft(3)];
  return {
    versions: { 1: one, 2: two, 3: three } as const,
    async promote(version: string) {
      await promote(ledger, { booking: version }, now());
      await untilShown(origin, [version]);
    },
    rollback: (id: string) => rollback(ledger, id, now()),
    /** Takes an innocent part of everybody's page offline. */
    retireBlog: () => retire(ledger, { remote: 'blog' }, now()),
    async goBackTo(version: string) {
      while ((await live('booking')) !== version) await rollback(ledger, 'booking', now());
    },
  };
}

interface Visitor {
  readonly own: RunningSite;
  readonly booking: BookingPages;
  readonly ride: FreeRide;
  readonly page: Page;
}

/** Begins a booking, and goes to the step; at the last one, a card was declined. */
async function begin({ booking, ride }: Visitor, step: Step): Promise<void> {
  const { wizard, checkout } = booking;
  await wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
  if (step === 1) return;
  await wizard.continue();
  await wizard.expectStep(2);
  if (step === 2) {
    await wizard.trip.from('Roissy');
    return wizard.trip.to('Versailles');
  }
  await booking.describeTrip(ride);
  await wizard.expectStep(3);
  if (step === 3) return wizard.giveContact(newCustomer());
  await wizard.continue();
  await checkout.expectFrameReady();
  await checkout.payByCard(cards.insufficientFunds);
  await wizard.expectPaymentFault('payment');
}

/** The visitor's booking on a site whose releases come and go. */
async function openBooking(visitor: Visitor, step: Step) {
  const { booking, page } = visitor;
  const { versions, ...releases } = await openReleases(visitor.own);
  await begin(visitor, step);
  // A draft is kept a moment after a choice.
  await page.waitForFunction(() => localStorage.getItem('draft:booking') !== null);
  let typed: unknown;

  /** Reloads, and expects this release with everything as it was typed. Returns the notes of later drafts. */
  async function expectAt(version: 1 | 2 | 3): Promise<Record<string, string | undefined>> {
    await page.reload();
    await booking.wizard.expectStep(step);
    await expectMadeOf(page, 'booking', versions[version]);
    await expect.poll(async () => (await readDraft(page)).version).toBe(version);
    const { note2, note3, ...data } = (await readDraft(page)).data;
    typed ??= data;
    expect(data).toEqual(typed);
    if (step === 4) await booking.checkout.expectFrameReady();
    return { note2, note3 };
  }

  return { versions, ...releases, expectAt };
}

const noNotes = { note2: undefined, note3: undefined };

test('a booking keeps its values when a part of its page goes offline and its own release is rolled back', async ({
  own,
  booking,
  ride,
  page,
}) => {
  test.setTimeout(120_000);
  const { versions, expectAt, ...releases } = await openBooking({ own, booking, ride, page }, 3);
  await expectAt(1);
  await releases.promote(versions[2]);
  expect(await expectAt(1)).toEqual(noNotes);
  await releases.retireBlog();
  expect((await expectAt(2)).note2).toBeDefined();
  await releases.rollback('blog');
  await releases.goBackTo(versions[1]);
  expect(await expectAt(1)).toEqual(noNotes);
});

for (const step of [1, 2, 3, 4] as const)
  test(`a booking at step ${step} goes through three forms of its draft and back, with all its values @long`, async ({
    own,
    booking,
    ride,
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    if (step === 4) await signIn(context, await registerCustomer('fr', own.origin), own.origin);
    const opened = await openBooking({ own, booking, ride, page }, step);
    const { versions, expectAt, ...releases } = opened;
    await expectAt(1);
    await releases.promote(versions[2]);
    expect(await expectAt(1)).toEqual(noNotes);
    await releases.retireBlog();
    const { note2 } = await expectAt(2);
    expect(note2).toBeDefined();
    await releases.rollback('blog');
    await releases.promote(versions[3]);
    expect(await expectAt(2)).toEqual({ note2, note3: undefined });
    await releases.goBackTo(versions[1]);
    expect(await expectAt(1)).toEqual(noNotes);
    await releases.promote(versions[3]);
    expect(await expectAt(1)).toEqual(noNotes);
    await releases.retireBlog();
    const both = await expectAt(3);
    expect([both.note2, both.note3 === undefined]).toEqual([note2, false]);
    await releases.rollback('blog');
    await releases.rollback('booking');
    expect(await expectAt(1)).toEqual(noNotes);
    await releases.promote(versions[2]);
    await releases.retireBlog();
    expect(await expectAt(2)).toEqual({ note2, note3: undefined });
    await releases.rollback('blog');
    await releases.promote(versions[3]);
    await releases.rollback('booking');
    expect(await expectAt(2)).toEqual({ note2, note3: undefined });
    if (step === 4) {
      await booking.checkout.payByCard(cards.succeeds);
      await booking.wizard.expectBooked();
    }
    await releases.goBackTo(versions[1]);
  });
