import { languages, type Language } from '@livree/contracts';
import { SitePages } from '../../pages/site-pages.ts';
import { expect, test } from '../../support/journey.ts';
import { texts, toPattern } from '../../support/texts.ts';

test('a customer reads in every language that an order must be paid and cannot be withdrawn, and orders nothing by reading', async ({
  booking,
  customer,
  ride,
  page,
}) => {
  await booking.reachPayment(ride);
  let spoken: Language = 'fr';
  for (const language of languages) {
    if (language !== spoken) await new SitePages(page, spoken).speak(language);
    spoken = language;
    const t = texts('payments', language);
    const order = page.getByRole('button', { name: toPattern(t('checkout.obligation')) });
    const pay = texts('common', language)('actions.pay');
    await expect(order.filter({ visible: true })).toContainText(pay, { ignoreCase: true });
    await expect(page.getByText(t('checkout.noWithdrawal'))).toBeVisible();
  }
  expect((await customer.api.reservations.list({ query: {} })).data.items).toEqual([]);
});
