import { z } from '@livree/contracts/schema';
import { openNamedLedger, promote, publish, retire, rollback, type Ledger } from '@livree/release/ledger';
import type { Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import type { Step } from '../../pages/wizard.ts';
import { changedBuild } from '../../support/changed-release.ts';
import { registerCustomer, signIn } from '../../support/customers.ts';
import { takeFreeRide } from '../../support/free-rides.ts';
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

for (const step of [1, 2, 3, 4] as const satisfies readonly Step[])
  test(`a booking at step ${step} goes through promotions, rollbacks and retirements with all its values @long`, async ({
    own,
    booking,
    ride,
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const { wizard, checkout } = booking;
    const { versions, ...releases } = await openReleases(own);
    const person = newCustomer();
    if (step === 4) await signIn(context, await registerCustomer('fr', own.origin), own.origin);

    /** Begins a booking and goes to the step. */
    async function begin(): Promise<void> {
      await wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
      if (step === 1) return;
      await wizard.continue();
      if (step === 2) return describeTrip();
      await booking.describeTrip(ride);
      await wizard.expectStep(3);
      if (step === 3) return wizard.giveContact(person);
      await wizard.continue();
      await wizard.expectStep(4);
      await checkout.expectFrameReady();
      await checkout.payByCard(cards.insufficientFunds);
      await wizard.expectPaymentFault('payment');
    }
    async function describeTrip(): Promise<void> {
      await wizard.expectStep(2);
      await wizard.trip.from('Roissy');
      await wizard.trip.to('Versailles');
    }

    let typed: unknown;
    /** Reloads, and expects this release with everything as it was typed. */
    async function expectAt(version: 1 | 2 | 3): Promise<{ note2?: string; note3?: string }> {
      await page.reload();
      await wizard.expectStep(step);
      await expectMadeOf(page, 'booking', versions[version]);
      await expect.poll(async () => (await readDraft(page)).version).toBe(version);
      const { note2, note3, ...data } = (await readDraft(page)).data;
      typed ??= data;
      expect(data).toEqual(typed);
      if (step === 4) await checkout.expectFrameReady();
      return { ...(note2 !== undefined && { note2 }), ...(note3 !== undefined && { note3 }) };
    }

    await begin();
    await expectAt(1);
    await releases.promote(versions[2]);
    expect(await expectAt(1)).toEqual({});
    await releases.retireBlog();
    const { note2 } = await expectAt(2);
    expect(note2).toBeDefined();
    await releases.rollback('blog');
    await releases.promote(versions[3]);
    expect(await expectAt(2)).toEqual({ note2 });
    await releases.goBackTo(versions[1]);
    expect(await expectAt(1)).toEqual({});
    await releases.promote(versions[3]);
    expect(await expectAt(1)).toEqual({});
    await releases.retireBlog();
    const { note3, ...earlier } = await expectAt(3);
    expect([note3 === undefined, earlier]).toEqual([false, { note2 }]);
    await releases.rollback('blog');
    await releases.rollback('booking');
    expect(await expectAt(1)).toEqual({});
    await releases.promote(versions[2]);
    await releases.retireBlog();
    expect(await expectAt(2)).toEqual({ note2 });
    await releases.rollback('blog');
    await releases.promote(versions[3]);
    await releases.rollback('booking');
    expect(await expectAt(2)).toEqual({ note2 });
    if (step === 4) {
      await checkout.payByCard(cards.succeeds);
      await wizard.expectBooked();
    }
    await releases.goBackTo(versions[1]);
  });
