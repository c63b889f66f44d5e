// @vitest-environment jsdom
import type { OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { withJourney } from '../../states/bookings.ts';
import { openStep } from '../../testing/open-step.ts';

let page: OpenPage;

const untilAvailable = () => screen.findByText('Véhicule disponible à cette heure');
const questions = () => page.calls.filter(({ path }) => path === '/reservations/check-availability');

afterEach(() => page.close());

describe('the vehicle', () => {
  test('is checked for the first drive of the priced ride', async () => {
    page = await openStep(2, withJourney);
    await untilAvailable();
    expect(questions()).toMatchObject([{ body: { duration_seconds: expect.any(Number) } }]);
  });

  test('is checked for the hours of a hire, without a return ticked before', async () => {
    const back = { roundTrip: true, returnDate: '2027-03-11', returnTime: '10:00' };
    const trip = { ...withJourney.trip, ...back };
    page = await openStep(2, { ...withJourney, serviceType: 'private', hireHours: 8, trip });
    await untilAvailable();
    expect(questions()).toMatchObject([{ body: { return_datetime: null, duration_seconds: 28_800 } }]);
  });
});
