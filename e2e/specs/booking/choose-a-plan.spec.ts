import { connectApi } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const common = texts('common', 'fr');
const marketing = texts('marketing', 'fr');

test('the plan that a visitor chooses takes the place of the vehicle of an unfinished booking', async ({
  booking: { wizard },
  page,
}) => {
  const { data } = await connectApi('fr').fleet.list({ query: { perPage: 50 } });
  const fleet = data.items;
  const begun = fleet.find(({ id }) => id === 4)?.name ?? '';
  const summary = page.getByRole('region', { name: t('summary.title') });
  await wizard.start({ vehicule: '4' });
  await expect(summary).toContainText(begun);

  await page.goto('/prices');
  const plan = marketing('prices.choose', { plan: common('plan.elite') });
  await page.getByRole('link', { name: plan }).click();
  await wizard.expectStep(1);
  const names = fleet.flatMap((vehicle) => (vehicle.class === 'elite' ? [vehicle.name] : []));
  await expect(summary).toContainText(new RegExp(names.join('|')));
  await expect(summary).not.toContainText(begun);
});
