import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const common = texts('common', 'fr');

test(
  'the fields of the simulator stay in place while the map of the route arrives',
  { tag: '@everywhere' },
  async ({ site, booking: { simulator } }) => {
    await site.goHome();
    await site.askForEstimate('', '');
    await simulator.expectOpen();
    const field = simulator.dialog().getByRole('combobox', { name: common('ride.departure') });
    const map = simulator.dialog().getByRole('img');
    const before = await field.boundingBox();
    await simulator.trip.from('Paris');
    await simulator.trip.to('Versailles');
    await expect(map).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  },
);
