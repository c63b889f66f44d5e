import type { Page } from 'playwright/test';
import { connectApi } from '../../support/customers.ts';
import { FrameHost } from '../../support/frame-host.ts';
import { expect, test } from '../../support/journey.ts';
import { paypalScript, type PaypalScript } from '../../support/paypal-script.ts';
import { siteOrigin } from '../../support/site.ts';
import { stripeScript } from '../../support/stripe-script.ts';

const key = 'pk_test_standin';
const unreachable = { type: 'failed', reason: 'unreachable' };
const unconfigured = { type: 'failed', reason: 'unconfigured' };
const stripeAddress = 'https://js.stripe.com/**';
const paypalAddress = 'https://www.paypal.com/sdk/js**';

test.use({
  tolerated: { console: [/Failed to load resource|ERR_FAILED|PayPal|Stripe/], shellRendered: true },
});

async function frameOrigin(): Promise<string> {
  const { data } = await connectApi('fr').site.config();
  return data.frameOrigin ?? siteOrigin();
}

async function openStripe(page: Page, stripeKey: string | null = key): Promise<FrameHost> {
  const marks = stripeKey === null ? {} : { 'stripe-key': stripeKey };
  return FrameHost.open(page, { origin: await frameOrigin(), name: 'stripe', marks });
}

const serveStripe = (page: Page, delay = 0) =>
  page.route(stripeAddress, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ contentType: 'text/javascript', body: stripeScript({ key }) });
  });

async function fill({ frame }: FrameHost, number: string, expiry = '12 / 34'): Promise<void> {
  await frame.getByLabel('number').fill(number);
  await frame.getByLabel('expiry').fill(expiry);
  await frame.getByLabel('cvc').fill('123');
}

test('Stripe’s fields turn a card into its reference, and show the error of another', async ({ page }) => {
  await serveStripe(page, 1500);
  const host = await openStripe(page);
  await host.expectTold({ type: 'ready' });
  const look = { language: 'fr', mode: 'dark', accent: 'blue' };
  await host.send({ type: 'configure', look, amountCents: 69_309 });
  await expect(host.frame.locator('html')).toHaveAttribute('data-stripe-amount', '69309');

  await host.tokenize('incomplete');
  await host.expectTold({ type: 'tokenized', request: 'incomplete', result: { kind: 'refused' } });
  await expect(host.frame.getByText('Votre numéro de carte est incomplet.')).toHaveCount(1);

  await fill(host, '4242424242424242', '12 / 21');
  await host.tokenize('expired');
  await expect(host.frame.getByRole('alert')).toHaveText('Votre carte a expiré.');

  for (const [number, paymentMethodId] of [
    ['4242424242424242', 'pm_card_visa'],
    ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds'],
    ['4000002760003184', 'pm_card_threeDSecure2Required'],
  ] as const) {
    await fill(host, number);
    await expect(host.frame.getByRole('alert')).toHaveCount(0);
    await host.tokenize(number);
    await host.expectTold({
      type: 'tokenized',
      request: number,
      result: { kind: 'accepted', paymentMethodId },
    });
  }

  const back = `${siteOrigin()}/checkout-frame/return`;
  const bank = `<a href="${back}">Confirmer</a>`;
  const url = `${siteOrigin()}/a-bank`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: bank }));
  await host.send({
    type: 'handleAction',
    request: 'bank',
    action: { kind: 'challenge', url },
  });
  await expect(host.frame.getByLabel('number')).toBeHidden();
  await host.frame.frameLocator('iframe').getByRole('link').click();
  await host.expectTold({ type: 'actionDone', request: 'bank', outcome: 'completed' });
  await expect(host.frame.getByLabel('number')).toHaveValue('4000002760003184');
});

test('a browser wallet pays the button’s amount, if Stripe offers it', async ({ page }) => {
  const express = { googlePay: true, applePay: false, link: true };
  await page.route(stripeAddress, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript({ key, express }) }),
  );
  const host = await openStripe(page);
  await host.expectTold({ type: 'ready' });
  await expect(host.frame.getByRole('button', { name: 'applePay' })).toHaveCount(0);
  await expect(host.frame.getByRole('button', { name: 'link' })).toBeVisible();
  await host.frame.getByRole('button', { name: 'googlePay' }).click();
  await host.expectTold({ type: 'submit' });
  // The card fields are empty and are not validated.
  await host.tokenize('express');
  const result = { kind: 'accepted', paymentMethodId: 'pm_card_visa' };
  await host.expectTold({ type: 'tokenized', request: 'express', result });
  await host.send({ type: 'release' });
  await expect(host.frame.locator('[data-failed="googlePay"]')).toHaveCount(1);
});

for (const { name, stripeKey, script, told } of [
  { name: 'a key that Stripe refuses', stripeKey: 'pk_test_wrong', script: true, told: unconfigured },
  { name: 'no key', stripeKey: null, script: true, told: unconfigured },
  { name: 'a script that is blocked', stripeKey: key, script: false, told: unreachable },
])
  test(`Stripe’s frame reports why it is empty with ${name}`, async ({ page }) => {
    await (script ? serveStripe(page) : page.route(stripeAddress, (route) => route.abort()));
    const host = await openStripe(page, stripeKey);
    await host.expectTold(told);
  });

async function openPaypal(page: Page, paypal: PaypalScript | 'blocked' | 'refused'): Promise<FrameHost> {
  await page.route(paypalAddress, (route) => {
    if (paypal === 'blocked') return route.abort();
    if (paypal === 'refused') return route.fulfill({ status: 400, body: 'client-id not recognized' });
    return route.fulfill({ contentType: 'text/javascript', body: paypalScript(paypal) });
  });
  return FrameHost.open(page, {
    origin: await frameOrigin(),
    name: 'paypal',
    marks: { 'paypal-key': 'client' },
  });
}

for (const [ends, outcome] of [
  ['approve', 'completed'],
  ['cancel', 'cancelled'],
  ['close', 'cancelled'],
  ['fail', 'failed'],
] as const)
  test(`PayPal’s button reports a wallet that ends with ${ends} as ${outcome}`, async ({ page }) => {
    const host = await openPaypal(page, { ends, isEligible: true });
    await host.expectTold({ type: 'ready' });
    await host.frame.getByRole('button', { name: 'PayPal' }).click();
    await host.expectTold({ type: 'submit' });
    const url = 'https://www.paypal.com/checkoutnow?token=ORDER-1';
    await host.send({ type: 'handleAction', request: 'order', action: { kind: 'approval', url } });
    await host.expectTold({ type: 'actionDone', request: 'order', outcome });
  });

for (const [name, paypal] of [
  ['is blocked', 'blocked'],
  ['refuses the client', 'refused'],
  ['has no button for this customer', { ends: 'approve', isEligible: false }],
] as const)
  test(`PayPal’s frame reports that it is empty if the script ${name}`, async ({ page }) => {
    await (await openPaypal(page, paypal)).expectTold(unreachable);
  });
