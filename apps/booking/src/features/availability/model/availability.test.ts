import { ApiError } from '@livree/api-client';
import { expect, it } from 'vitest';
import { emptyBooking } from '../../../wizard/booking.ts';
import { failureReason, findPeriod } from './availability.ts';

const trip = { ...emptyBooking.trip, departure: ' Paris ', date: '2026-12-01', time: '05:10' };

it('the availability of a vehicle is asked for only with vehicle, date and time', () => {
  expect(findPeriod({ ...emptyBooking, vehicleId: 3, trip }, undefined)).toEqual({
    vehicleId: 3,
    pickupAt: '2026-12-01T05:10',
    returnAt: null,
    pickupAddress: 'Paris',
    durationSeconds: null,
  });
  expect(findPeriod({ ...emptyBooking, trip }, undefined)).toBeNull();
  expect(findPeriod({ ...emptyBooking, vehicleId: 3, trip: { ...trip, time: '' } }, undefined)).toBeNull();
});

it('the availability of a hire is asked for its hours, without a return that was ticked for another service', () => {
  const back = { roundTrip: true, returnDate: '2026-12-03', returnTime: '18:00' };
  const hire = { ...emptyBooking, vehicleId: 3, trip: { ...trip, ...back }, serviceType: 'private' } as const;
  expect(findPeriod({ ...hire, hireHours: 8 }, undefined)).toMatchObject({
    returnAt: null,
    durationSeconds: 8 * 3600,
  });
  expect(findPeriod({ ...hire, serviceType: 'airport' }, undefined)).toMatchObject({
    returnAt: '2026-12-03T18:00',
    durationSeconds: null,
  });
});

it.each([
  [0, 'network', 'connection'],
  [0, 'timeout', 'connection'],
  [401, 'unauthenticated', 'session'],
  [404, 'fleet.vehicle_not_found', 'vehicle'],
  [500, 'internal', 'other'],
])('explains a failed check (%s %s)', (status, code, reason) => {
  expect(failureReason(new ApiError({ status, code, message: '' }))).toBe(reason);
});
