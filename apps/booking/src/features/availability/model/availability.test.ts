import { ApiError } from '@livree/api-client';
import { expect, it } from 'vitest';
import { emptyBooking } from '../../../wizard/booking.ts';
import { failureReason, findPeriod } from './availability.ts';

const trip = { ...emptyBooking.trip, departure: ' Paris ', date: '2026-12-01', time: '05:10' };

it('the availability of a vehicle is asked for only with vehicle, date and time', () => {
  expect(findPeriod({ vehicleId: 3, trip })).toEqual({
    vehicleId: 3,
    pickupAt: '2026-12-01T05:10',
    returnAt: null,
    pickupAddress: 'Paris',
  });
  expect(findPeriod({ vehicleId: null, trip })).toBeNull();
  expect(findPeriod({ vehicleId: 3, trip: { ...trip, time: '' } })).toBeNull();
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
