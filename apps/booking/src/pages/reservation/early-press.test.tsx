// @vitest-environment jsdom
import { openPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { bookingSchema, emptyBooking } from '../../wizard/booking.ts';

const slowCode = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../features/journey-step/journey-step.tsx', async (original) => {
  await slowCode.promise;
  return original<object>();
});

test('the next button, pressed before the code of its step has arrived, still says what is missing', async () => {
  const page = await openPage(remote, '/reservation?etape=2', (_, { services }) =>
    services
      .draft({ name: 'booking', version: 1, schema: bookingSchema })
      .write({ ...emptyBooking, serviceType: 'airport', vehicleId: 1 }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Trajet et horaire' }, { timeout: 15_000 });
  await page.press('button', 'Continuer');
  expect(screen.queryByRole('textbox')).toBeNull();
  slowCode.resolve();
  await screen.findByText(
    'Veuillez sélectionner une date de prise en charge',
    { exact: false },
    { timeout: 15_000 },
  );
  page.close();
});
