import { email, isPlainName, personName, phone } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { journeyProblems, type Problem, type RuleText, type TimeFrame } from '../trip/trip-rules.ts';
import type { Booking, BookingFields } from './booking.ts';

export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

/** What the rules need besides the form. */
export interface RuleContext extends TimeFrame {
  readonly signedIn: boolean;
  /** The customer wants to skip steps without missing data. */
  readonly autoConfirm: boolean;
  /** Seats of a vehicle; null while the fleet is unknown. */
  countSeats(vehicleId: number | null): number | null;
}

/** The key of an error's text below `validation`; one tells the number of seats. */
export type StepText = RuleText | 'tooManyPassengers';

type StepProblem = Problem<StepText>;

const when = (fault: boolean, field: string, text: StepText): StepProblem[] =>
  fault ? [{ field, text }] : [];
const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

function serviceProblems({ serviceType, vehicleId }: Booking): StepProblem[] {
  return [
    ...when(serviceType === null, 'serviceType', 'serviceType'),
    ...when(vehicleId === null, 'vehicleId', 'vehicle'),
  ];
}

function placeProblems({ trip, passengers, vehicleId }: Booking, context: RuleContext): StepProblem[] {
  const tooMany = passengers > (context.countSeats(vehicleId) ?? Infinity);
  return [...journeyProblems(trip, context), ...when(tooMany, 'passengers', 'tooManyPassengers')];
}

function nameProblems(name: string): StepProblem[] {
  if (fits(personName, name)) return [];
  const tooShort = name === '' ? 'name' : 'nameLength';
  const tooMuch = isPlainName(name) ? 'tooLong' : 'namePlain';
  return [{ field: 'contact.name', text: name.length > 1 ? tooMuch : tooShort }];
}

/** A signed-in customer may have no phone number in the profile. */
function contactProblems({ contact }: Booking, { signedIn }: RuleContext): StepProblem[] {
  const noPhone = signedIn && contact.phone.trim() === '';
  return [
    ...nameProblems(contact.name.trim()),
    ...when(!fits(email, contact.email), 'contact.email', 'email'),
    ...when(!noPhone && !fits(phone, contact.phone), 'contact.phone', 'phone'),
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
  if (step === 2) return placeProblems(booking, context);
  if (step === 3) return contactProblems(booking, context);
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
  const isKnown = contactProblems(booking, { ...context, signedIn: false }).length === 0;
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
