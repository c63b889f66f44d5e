import { type ChangedPart, type ReservationRequest, changedParts } from '@livree/contracts';

/** The fields of a request that each part stands for. */
const fields = {
  time: ['pickupAt', 'returnAt', 'hireHours'],
  places: [
    'pickupAddress',
    'destinationAddress',
    'stops',
    'roundTrip',
    'returnPickupAddress',
    'returnDestinationAddress',
  ],
  vehicle: ['vehicleId'],
  party: ['passengers', 'bags'],
  extras: [
    'extras',
    'flightNumber',
    'flightDate',
    'trainNumber',
    'returnFlightNumber',
    'returnFlightDate',
    'returnTrainNumber',
    'signName',
    'childAges',
    'childSeats',
  ],
} as const satisfies Record<ChangedPart, readonly (keyof ReservationRequest)[]>;

/** What is different between two requests for a ride. */
export const findChangedParts = (before: ReservationRequest, after: ReservationRequest): ChangedPart[] =>
  changedParts.filter((part) =>
    fields[part].some(
      (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
    ),
  );
