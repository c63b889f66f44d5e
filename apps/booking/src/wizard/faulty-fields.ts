import type { FormFaults } from '@livree/api-client';
import type { Step } from './step-rules.ts';
import type { BookingForm } from './use-booking-form.ts';

type Field = Exclude<Parameters<BookingForm['setError']>[0], 'root' | `root.${string}`>;

/** The step and the field of the wizard for the fields of a reservation. */
const places: Readonly<Record<string, readonly [Step, Field]>> = {
  serviceType: [1, 'serviceType'],
  vehicleId: [1, 'vehicleId'],
  pickupAddress: [2, 'trip.departure'],
  destinationAddress: [2, 'trip.destination'],
  pickupAt: [2, 'trip.date'],
  returnAt: [2, 'trip.returnTime'],
  returnPickupAddress: [2, 'trip.returnDeparture'],
  returnDestinationAddress: [2, 'trip.returnDestination'],
  passengers: [2, 'passengers'],
  bags: [2, 'bags'],
  hireHours: [2, 'hireHours'],
  extras: [2, 'extras'],
  flightNumber: [2, 'flightNumber'],
  flightDate: [2, 'flightDate'],
  trainNumber: [2, 'trainNumber'],
  returnFlightNumber: [2, 'returnFlightNumber'],
  returnFlightDate: [2, 'returnFlightDate'],
  returnTrainNumber: [2, 'returnTrainNumber'],
  signName: [2, 'signName'],
  childAges: [2, 'childAges'],
  childSeats: [2, 'childAges'],
  clientName: [3, 'contact.name'],
  clientEmail: [3, 'contact.email'],
  clientPhone: [3, 'contact.phone'],
  'traveller.name': [3, 'traveller.name'],
  'traveller.phone': [3, 'traveller.phone'],
  'traveller.email': [3, 'traveller.email'],
};

const stop = /^stops\.(\d+)$/;

function findPlace(name: string): readonly [Step, Field] | undefined {
  const [, index] = stop.exec(name) ?? [];
  return index === undefined ? places[name] : [2, `trip.stops.${Number(index)}.address`];
}

export interface FaultyField {
  readonly step: Step;
  readonly field: Field;
  readonly message: string;
}

/** Finds the wizard's fields that the server's faults are about, the first step first. */
export const findFaultyFields = (faults: FormFaults): readonly FaultyField[] =>
  Object.entries(faults)
    .flatMap(([name, message]) => {
      const place = findPlace(name);
      return place === undefined ? [] : [{ step: place[0], field: place[1], message }];
    })
    .toSorted((one, other) => one.step - other.step);
