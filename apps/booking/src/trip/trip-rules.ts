import { parseWallClock, wallClock } from '@livree/i18n';
import type { KeyUnder } from '@livree/i18n/keys';
import { pickupAt, type TripDraft } from './trip.ts';

export type RuleText = KeyUnder<'booking', 'validation'>;

/** An error in the form: the field's path and the key of its text below `validation`. */
export interface Problem<Text extends string = RuleText, Field extends string = string> {
  readonly field: Field;
  readonly text: Text;
}

/** The current time, and the pickup place's IANA zone, which define past and future. */
export interface TimeFrame {
  readonly now: Date;
  readonly timeZone: string;
}

const shortest = 3;
const isMissing = (address: string): boolean => address.trim().length < shortest;

const when = (fault: boolean, field: string, text: RuleText): Problem[] => (fault ? [{ field, text }] : []);

function pickupProblems(trip: TripDraft, { now, timeZone }: TimeFrame): Problem[] {
  const local = wallClock(now, timeZone);
  const at = pickupAt(trip);
  const isPastDay = trip.date !== '' && trip.date < local.slice(0, 10);
  const isPast = !isPastDay && at !== null && at < local;
  const isSkipped = at !== null && !isPast && parseWallClock(at, timeZone) === null;
  return [
    ...when(isPastDay, 'trip.date', 'past'),
    ...when(isPast, 'trip.time', 'past'),
    ...when(isSkipped, 'trip.time', 'skippedTime'),
  ];
}

/** The errors of a return time that is set. */
export function returnProblems(trip: TripDraft, { now, timeZone }: TimeFrame): Problem[] {
  const { roundTrip, date, returnDate, returnTime } = trip;
  if (!roundTrip || returnDate === '') return [];
  if (returnDate < wallClock(now, timeZone).slice(0, 10))
    return [{ field: 'trip.returnDate', text: 'returnPast' }];
  if (date !== '' && returnDate < date) return [{ field: 'trip.returnDate', text: 'returnBeforePickup' }];
  if (returnTime === '') return [{ field: 'trip.returnTime', text: 'returnTime' }];
  const [at, back] = [pickupAt(trip), `${returnDate}T${returnTime}`];
  const isBefore = at !== null && back <= at;
  const isSkipped = !isBefore && parseWallClock(back, timeZone) === null;
  return [
    ...when(isBefore, 'trip.returnTime', 'returnBeforePickup'),
    ...when(isSkipped, 'trip.returnTime', 'skippedTime'),
  ];
}

/** The errors of both pickup times; one that is not set yet is none. */
export const timeProblems = (trip: TripDraft, frame: TimeFrame): Problem[] => [
  ...pickupProblems(trip, frame),
  ...returnProblems(trip, frame),
];

/** A stop may stay empty; one that is too short to be found has no price. */
const stopProblems = ({ stops }: TripDraft): Problem[] =>
  stops.flatMap(({ address }, index) =>
    when(address.trim() !== '' && isMissing(address), `trip.stops.${index}.address`, 'stop'),
  );

/** What the kind of ride changes in the rules. */
export interface RideKind {
  /** A ride by the hour may end where it begins. */
  readonly isHire: boolean;
}

/** The wizard's rules for place and time. A return is booked with its day and hour. */
export function journeyProblems(trip: TripDraft, frame: TimeFrame, { isHire }: RideKind): Problem[] {
  const { roundTrip } = trip;
  const isElsewhere = !isHire || trip.destination.trim() !== '';
  return [
    ...when(isMissing(trip.departure), 'trip.departure', 'pickupAddress'),
    ...stopProblems(trip),
    ...when(isElsewhere && isMissing(trip.destination), 'trip.destination', 'destinationAddress'),
    ...when(trip.date === '', 'trip.date', 'pickupDate'),
    ...when(trip.time === '', 'trip.time', 'pickupTime'),
    ...pickupProblems(trip, frame),
    ...when(roundTrip && isMissing(trip.returnDeparture), 'trip.returnDeparture', 'pickupAddress'),
    ...when(roundTrip && isMissing(trip.returnDestination), 'trip.returnDestination', 'destinationAddress'),
    ...when(roundTrip && trip.returnDate === '', 'trip.returnDate', 'returnDate'),
    ...when(roundTrip && trip.returnDate === '' && trip.returnTime === '', 'trip.returnTime', 'returnTime'),
    ...returnProblems(trip, frame),
  ];
}

/** The simulator's rules, with the simulator's texts. */
export function simulationProblems(trip: TripDraft, vehicleId: number | null, frame: TimeFrame): Problem[] {
  return [
    ...when(isMissing(trip.departure), 'trip.departure', 'departure'),
    ...stopProblems(trip),
    ...when(isMissing(trip.destination), 'trip.destination', 'destination'),
    ...when(trip.date === '', 'trip.date', 'date'),
    ...when(trip.time === '', 'trip.time', 'time'),
    ...timeProblems(trip, frame),
    ...when(vehicleId === null, 'vehicleId', 'vehicle'),
  ];
}
