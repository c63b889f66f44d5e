import {
  email,
  flightNumber,
  isPlainName,
  personName,
  phone,
  signName,
  trainNumber,
  type ExtraCode,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import { journeyProblems, type Problem, type RuleText, type TimeFrame } from '../trip/trip-rules.ts';
import { pickupAt } from '../trip/trip.ts';
import { findOrderedTrip, isHire, type Booking, type BookingFields } from './booking.ts';
import { unpricedPlaces } from './ordered-wishes.ts';

export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

/** What the rules need besides the form. */
export interface RuleContext extends TimeFrame {
  readonly signedIn: boolean;
  /** The customer wants to skip steps without missing data. */
  readonly autoConfirm: boolean;
  /** Seats of a vehicle; null while the fleet is unknown. */
  countSeats(vehicleId: number | null): number | null;
  /** Bags that a vehicle takes; null while the fleet is unknown. */
  countBags(vehicleId: number | null): number | null;
  /** What the last price says about the pickup; null before the first. */
  readonly pickup: (RidePlaces & { readonly earliest: string | null }) | null;
}

/** The key of an error's text below `validation`; some tell a number. */
export type StepText = RuleText | 'tooManyPassengers' | 'tooManyBags';

type StepProblem = Problem<StepText>;

const when = <Field extends string>(
  fault: boolean,
  field: Field,
  text: StepText,
): Problem<StepText, Field>[] => (fault ? [{ field, text }] : []);
const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

function serviceProblems({ serviceType, vehicleId }: Booking): StepProblem[] {
  return [
    ...when(serviceType === null, 'serviceType', 'serviceType'),
    ...when(vehicleId === null, 'vehicleId', 'vehicle'),
  ];
}

/** Children are passengers too. */
function childProblems({ passengers, extras }: Booking): StepProblem[] {
  const seats = extras.find(({ code }) => code === 'child_seat')?.quantity ?? 0;
  return when(seats > passengers, 'passengers', 'seatsOverPassengers');
}

function roomProblems({ passengers, bags = 0, vehicleId }: Booking, context: RuleContext): StepProblem[] {
  return [
    ...when(passengers > (context.countSeats(vehicleId) ?? Infinity), 'passengers', 'tooManyPassengers'),
    ...when(bags > (context.countBags(vehicleId) ?? Infinity), 'bags', 'tooManyBags'),
  ];
}

/** A pickup before the first one that the price offers. */
function noticeProblems({ trip }: Booking, { pickup }: RuleContext) {
  const [at, earliest] = [pickupAt(trip), pickup?.earliest ?? null];
  return when(at !== null && earliest !== null && at < earliest, 'trip.time', 'tooSoon');
}

const isTyped = (text = ''): boolean => text.trim() !== '';

/** Whether a text that is needed, or typed anyway, has not its form. */
const isUnfit = (schema: z.ZodMiniType, text = '', isNeeded = false): boolean =>
  (isNeeded || isTyped(text)) && !fits(schema, text);

/** The form of flights and trains; one of the flights must be named to be followed. */
function arrivalProblems(booking: Booking, { pickup }: RuleContext) {
  const { place, returnPlace } = pickup ?? unpricedPlaces;
  const asked = findAskedArrivals(booking.extras, { place, returnPlace });
  const has = (code: ExtraCode): boolean => booking.extras.some((extra) => extra.code === code);
  const { flightNumber: flight, returnFlightNumber: returnFlight } = booking;
  const isTracked = has('flight_tracking');
  const isAway = isTracked && pickup !== null && place !== 'airport' && returnPlace !== 'airport';
  const hasOther = isTyped(returnFlight) && (asked.returnFlight || pickup === null);
  const needsFlight = (isTracked && !hasOther) || (has('meet_and_greet') && place === 'airport');
  const needsReturnFlight = isTracked && !asked.flight;
  const { trainNumber: train, returnTrainNumber: returnTrain } = booking;
  return [
    ...when(isAway, 'extras', 'trackingPlace'),
    ...when(asked.flight && isUnfit(flightNumber, flight, needsFlight), 'flightNumber', 'flightNumber'),
    ...when(
      asked.returnFlight && isUnfit(flightNumber, returnFlight, needsReturnFlight),
      'returnFlightNumber',
      'flightNumber',
    ),
    ...when(asked.train && isUnfit(trainNumber, train), 'trainNumber', 'trainNumber'),
    ...when(asked.returnTrain && isUnfit(trainNumber, returnTrain), 'returnTrainNumber', 'trainNumber'),
  ];
}

/** What the chosen extras need to be carried out. */
function wishProblems(booking: Booking, context: RuleContext) {
  const isWelcomed = booking.extras.some(({ code }) => code === 'meet_and_greet');
  const seats = booking.extras.find(({ code }) => code === 'child_seat')?.quantity ?? 0;
  return [
    ...arrivalProblems(booking, context),
    ...when(isWelcomed && !fits(signName, booking.signName ?? ''), 'signName', 'signName'),
    ...Array.from({ length: seats }, (_, index) =>
      when((booking.childAges?.[index] ?? null) === null, `childAges.${index}` as const, 'childAge'),
    ).flat(),
  ];
}

/** What only the price of a ride tells of its place: a press may come before. */
export const placeProblems = (booking: Booking, context: RuleContext) => [
  ...noticeProblems(booking, context),
  ...wishProblems(booking, context),
];

function rideProblems(booking: Booking, context: RuleContext): StepProblem[] {
  const hire = isHire(booking);
  const journey = journeyProblems(findOrderedTrip(booking), context, { isHire: hire });
  return [
    ...when(hire && (booking.hireHours ?? null) === null, 'hireHours', 'hireHours'),
    ...journey,
    ...(journey.length > 0 ? [] : noticeProblems(booking, context)),
    ...roomProblems(booking, context),
    ...childProblems(booking),
    ...wishProblems(booking, context),
  ];
}

function nameProblems(name: string, field: string, missing: StepText): StepProblem[] {
  if (fits(personName, name)) return [];
  const tooShort = name === '' ? missing : 'nameLength';
  const tooMuch = isPlainName(name) ? 'tooLong' : 'namePlain';
  return [{ field, text: name.length > 1 ? tooMuch : tooShort }];
}

/** The voucher of the ride needs the phone number. */
function contactProblems({ contact, traveller }: Booking): StepProblem[] {
  return [
    ...nameProblems(contact.name.trim(), 'contact.name', 'name'),
    ...when(!fits(email, contact.email), 'contact.email', 'email'),
    ...when(!fits(phone, contact.phone), 'contact.phone', 'phone'),
    ...(traveller ? travellerProblems(traveller) : []),
  ];
}

/** Somebody who rides is reached by telephone; the address may be left out. */
function travellerProblems(traveller: NonNullable<Booking['traveller']>): StepProblem[] {
  const address = traveller.email.trim();
  return [
    ...nameProblems(traveller.name.trim(), 'traveller.name', 'travellerName'),
    ...when(!fits(phone, traveller.phone), 'traveller.phone', 'phone'),
    ...when(address !== '' && !fits(email, address), 'traveller.email', 'email'),
  ];
}

/** The rules of the optional account in step 3. */
export function passwordProblems(
  { contact, password, confirmPassword }: BookingFields,
  { signedIn }: RuleContext,
): StepProblem[] {
  if (signedIn || !contact.createAccount) return [];
  return [
    ...when(password === '', 'password', 'password'),
    ...when(password !== '' && password.length < 6, 'password', 'passwordLength'),
    ...when(password !== confirmPassword, 'confirmPassword', 'passwordMatch'),
  ];
}

/** The errors that keep a visitor on a step, without passwords. The server checks step 4. */
export function stepProblems(step: Step, booking: Booking, context: RuleContext): StepProblem[] {
  if (step === 1) return serviceProblems(booking);
  if (step === 2) return rideProblems(booking, context);
  if (step === 3) return contactProblems(booking);
  return [];
}

/** The furthest step up to `wanted` that may be shown: the first one that is not valid. */
export function reachableStep(wanted: Step, booking: Booking, context: RuleContext): Step {
  const before = steps.filter((step) => step < wanted && !(step === 3 && context.signedIn));
  return before.find((step) => stepProblems(step, booking, context).length > 0) ?? wanted;
}

/** Customers with automatic confirmation skip the contact step if nothing is missing in it. */
export function nextStep(step: Step, booking: Booking, context: RuleContext): Step {
  if (step === 1) return 2;
  const isKnown = contactProblems(booking).length === 0;
  const passes = context.signedIn && context.autoConfirm && isKnown;
  return step === 2 && !passes ? 3 : 4;
}

export function previousStep(step: Step): Step {
  if (step === 4) return 3;
  return step === 3 ? 2 : 1;
}

/** The step in an address: `?etape=2`. */
export function stepIn(search: URLSearchParams): Step {
  return steps.find((step) => String(step) === search.get('etape')) ?? 1;
}
