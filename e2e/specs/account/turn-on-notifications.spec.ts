import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');
const workers = async () => (await navigator.serviceWorker.getRegistrations()).length;

test(
  'a browser gets notifications only after the customer turns them on in it',
  { tag: '@window' },
  async ({ customer, context, site, page }) => {
    await context.grantPermissions(['notifications']);
    await site.open('/settings?tab=notifications');
    await expect(page.getByText(t('settings.push.off'))).toBeVisible();
    // This browser has no push service, so its answer is replaced.
    await page.evaluate(() => {
      const bytes = (length: number) => new Uint8Array(length).fill(4).buffer;
      const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/a-journey';
      const keys = { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) };
      let current: unknown = null;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        getKey: () => bytes(16),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => (current = subscription),
        getSubscription: async () => current,
      });
    });
    await page.getByRole('button', { name: t('settings.push.turnOn') }).click();
    await expect(page.getByText(t('settings.push.on'))).toBeVisible();
    expect(await page.evaluate(workers)).toBe(1);
    const told = async () => {
      await customer.api.identity.givePassword({ body: { password: customer.password } });
      return (await customer.api.settings.exportData()).data['push_subscriptions'];
    };
    expect(await told()).toMatchObject([{ service: 'updates.push.services.mozilla.com' }]);
    await page.getByRole('button', { name: t('settings.push.turnOff') }).click();
    await expect(page.getByText(t('settings.push.off'))).toBeVisible();
    expect(await told()).toEqual([]);
  },
);
