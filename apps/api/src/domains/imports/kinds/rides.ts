import { ridesByReferences } from '../imports.repository.ts';
import { readMoment, readNumber } from '../model/read-cells.ts';
import { joinTexts, readText } from '../model/read-text.ts';
import { readYesNo } from '../model/read-yes-no.ts';
import type { Kind } from './kind.ts';
import { openRidePlanner } from './plan-rides.ts';

/** Rides that were agreed elsewhere; the same reference is the same ride. */
export const ridesKind: Kind = {
  columns: [
    { field: 'reference', isRequired: true },
    { field: 'client_email', isRequired: true, read: (cell) => cell.toLowerCase() },
    { field: 'vehicule_id', isRequired: true },
    { field: 'pickup_datetime', isRequired: true, read: readMoment },
    { field: 'pickup_address', isRequired: true },
    { field: 'destination_address', isRequired: false },
    { field: 'hire_hours', isRequired: false, read: readNumber },
    { field: 'passengers_count', isRequired: false, read: readNumber },
    { field: 'bags_count', isRequired: false, read: readNumber },
    { field: 'flight_number', isRequired: false },
    { field: 'special_requests', isRequired: false },
    { field: 'price', isRequired: false, read: readNumber },
    { field: 'paid_elsewhere', isRequired: false, read: readYesNo },
  ],
  mostRows: 300,
  keepsIdentity: true,
  identify: ({ reference }) => readText(reference),
  label: ({ reference, pickup_datetime: pickup, client_email: email }) =>
    joinTexts([reference, pickup, email]),
  find: ridesByReferences,
  open: openRidePlanner,
};
