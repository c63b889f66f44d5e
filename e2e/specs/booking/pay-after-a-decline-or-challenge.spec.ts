import { BookingPages } from '../../pages/booking-pages.ts';
import { cards } from '../../pages/checkout.ts';
import type { Customer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(90_000);

/** One reservation, paid once, however it is paid. */
async function expectPaidOnce({ api }: Customer): Promise<void> {
  const rides = await api.reservations.list({ query: {} });
  expect(rides.data.items.map(({ status, paymentStatus }) => ({ status, paymentStatus }))).toEqual([
    { status: 'confirmed', paymentStatus: 'paid' },
  ]);
  const payments = await api.payments.list({ query: {} });
  const charged = payments.data.items.filter(({ status }) => status === 'completed');
  expect(charged.map(({ amount }) => amount)).toEqual(rides.data.items.map(({ totalPrice }) => totalPrice));
}

test.describe('a customer whose card has insufficient funds', () => {
  test.use({ tolerated: { console: [/402 \(Payment Required\)/] } });

  test('sees the reason, retries, types another card, and retries with it', async ({
    booking,
    customer,
    ride,
  }) => {
    const { wizard, checkout } = booking;
    await booking.reachPayment(ride);
    await checkout.payByCard(cards.insufficientFunds);
    await wizard.expectPaymentFault('payment');
    await wizard.retryPayment();
    await wizard.expectPaymentFault('payment');
    await checkout.typeCard(cards.succeeds);
    await wizard.retryPayment();
    await wizard.expectBooked();
    await expectPaidOnce(customer);
  });

  test('pays in another tab what the first has reserved', async ({
    booking,
    customer,
    ride,
    language,
    page,
    context,
  }) => {
    await booking.reachPayment(ride);
    const another = await context.newPage();
    await another.goto('/reservation?etape=4');
    const there = new BookingPages(another, language);
    await there.checkout.expectFrameReady();
    await booking.checkout.payByCard(cards.insufficientFunds);
    await booking.wizard.expectPaymentFault('payment');

    await there.checkout.payByCard(cards.succeeds);
    await there.wizard.expectBooked();
    await expectPaidOnce(customer);
    await expect(page.getByText(texts('booking', language)('kept.gone')).first()).toBeVisible();
    await booking.wizard.expectStep(1);
  });
});

test.describe('a customer whose bank requires a challenge', () => {
  test.use({ tolerated: { console: [/402 \(Payment Required\)/] } });

  test('refuses it first, then confirms, and finds the card saved', async ({
    booking,
    customer,
    ride,
    page,
  }) => {
    const { wizard, checkout } = booking;
    await booking.reachPayment(ride);
    await checkout.keepCard();
    await checkout.payByCard(cards.challenge);
    await checkout.answerChallenge('refuse');
    await wizard.expectPaymentFault('payment');
    await checkout.expectFrameReady();
    await checkout.pay();
    await checkout.answerChallenge('accept');
    await wizard.expectBooked();
    await expectPaidOnce(customer);
    await page.goto('/payments');
    const kept = page.getByRole('region', { name: texts('payments', 'fr')('cards.title') });
    await expect(kept.getByRole('listitem')).toHaveText([/Visa se terminant par\s3184/]);
    await kept.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(kept.getByRole('listitem')).toHaveCount(0);
  });

  test('adds a card without a payment: refuses, then confirms, and finds it saved', async ({
    booking: { checkout },
    customer,
    page,
  }) => {
    const t = texts('payments', 'fr');
    await page.goto('/payments');
    await page.getByRole('button', { name: t('cards.add.open') }).click();
    const save = page.getByRole('button', { name: t('cards.add.submit') });
    await checkout.typeCard(cards.challenge);
    await save.click();
    await checkout.answerChallenge('refuse');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await save.click();
    await checkout.answerChallenge('accept');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const kept = page.getByRole('region', { name: t('cards.title') });
    await expect(kept.getByRole('listitem')).toHaveText([/Visa se terminant par\s3184/]);
    expect((await customer.api.payments.list({ query: {} })).data.items).toEqual([]);
  });
});

test.describe('a customer whose provider does not answer in time', () => {
  test.use({ tolerated: { console: [/504 \(Gateway Timeout\)/] } });

  test('retries and is charged once', async ({ booking, customer, ride, page }) => {
    const { wizard, checkout } = booking;
    await booking.reachPayment(ride);
    await checkout.payByCard(cards.timeout);
    await expect(page.getByText(texts('payments', 'fr')('settlement.sameReservation'))).toBeVisible({
      timeout: 20_000,
    });
    await wizard.retryPayment();
    await wizard.expectBooked();
    await expectPaidOnce(customer);
  });
});

test.describe('a customer with a wallet', () => {
  test.use({ tolerated: { console: [/402 \(Payment Required\)/] } });

  test('cancels, then accepts', async ({ booking, customer, ride, page }) => {
    const { wizard, checkout } = booking;
    await booking.reachPayment(ride);
    await checkout.payByWallet('refuse');
    await expect(page.getByText(texts('payments', 'fr')('settlement.cancelled'))).toBeVisible();
    await checkout.payByWallet('accept');
    await wizard.expectBooked();
    await expectPaidOnce(customer);
  });
});
