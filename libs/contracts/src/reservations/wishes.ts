import { z } from '../schema.ts';
import { calendarDate } from '../shared/datetime.ts';
import { maybe, openEnum } from '../shared/wire.ts';

/** An airline's two or three letters or digits, and up to four digits; spaces and case do not matter. */
const flightPattern = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/;

/** A flight as airlines write it: `AF1234`. */
export const flightNumber = z.string('validation.flight_number').check(
  z.maxLength(20, { error: 'validation.flight_number', abort: true }),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(flightPattern, 'validation.flight_number'),
);

/** Up to eight letters of a kind of train, and its number; spaces and case do not matter. */
const trainPattern = /^[A-Z]{0,8}\d{1,6}$/;

/** A train as its ticket names it: `TGV6123`, or only `6123`. */
export const trainNumber = z.string('validation.train_number').check(
  z.maxLength(20, { error: 'validation.train_number', abort: true }),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(trainPattern, 'validation.train_number'),
);

/** What the sign in the arrivals hall says: a person or a company. */
export const signName = z
  .string('validation.sign_name')
  .check(z.trim(), z.minLength(2, 'validation.sign_name'), z.maxLength(60, 'validation.too_long'));

export const oldestChild = 12;

/** The seats that we bring: rear-facing, forward-facing, and a booster. */
export const childSeatKinds = ['infant', 'child', 'booster'] as const;
export type ChildSeatKind = (typeof childSeatKinds)[number];

/** The seats that fit a child of this age, in years: the usual one first, then what a parent may ask for instead. */
export function childSeatsForAge(age: number): readonly [ChildSeatKind, ...ChildSeatKind[]] {
  if (age < 1) return ['infant'];
  if (age < 2) return ['child', 'infant'];
  if (age < 3) return ['child'];
  if (age < 4) return ['child', 'booster'];
  return age < 6 ? ['booster', 'child'] : ['booster'];
}

/** The seat for a child of this age: the one that was chosen, if it fits, else the usual one. */
export const childSeatForAge = (age: number, chosen?: string | null): ChildSeatKind => {
  const fitting = childSeatsForAge(age);
  return fitting.find((kind) => kind === chosen) ?? fitting[0];
};

/** The ages of the children, in years, one for each seat. */
export const childAges = z
  .array(
    z
      .int('validation.child_age')
      .check(z.minimum(0, 'validation.child_age'), z.maximum(oldestChild, 'validation.child_age')),
  )
  .check(z.maxLength(24, 'validation.too_long'));

/** The chosen seats, in the order of the ages. */
const childSeats = z
  .array(z.enum(childSeatKinds, 'validation.child_seats'))
  .check(z.maxLength(24, 'validation.too_long'));

/** What the chosen extras need to be carried out. */
export const requestedWishes = {
  /** Required at an airport for a welcome, and for a flight that is followed. */
  flight_number: maybe(flightNumber),
  /** The day on which the flight lands, in the airport's zone; that of the pickup by default. */
  flight_date: maybe(calendarDate),
  /** The train with which the traveller arrives at a station; nobody follows it. */
  train_number: maybe(trainNumber),
  /** The same before the way back. A followed flight is one of the two. */
  return_flight_number: maybe(flightNumber),
  return_flight_date: maybe(calendarDate),
  return_train_number: maybe(trainNumber),
  /** Required for a welcome. */
  sign_name: maybe(signName),
  /** Required for child seats. */
  child_ages: maybe(childAges),
  /** One that fits for each age; by default the usual one. */
  child_seats: maybe(childSeats),
};

/** The same in answers. */
export const shownWishes = {
  flight_number: maybe(z.string()),
  flight_date: maybe(calendarDate),
  train_number: maybe(z.string()),
  return_flight_number: maybe(z.string()),
  return_flight_date: maybe(calendarDate),
  return_train_number: maybe(z.string()),
  sign_name: maybe(z.string()),
  child_ages: z.optional(z.array(z.number())),
  /** The seat of each child, in the order of the ages; servers of earlier releases do not send it. */
  child_seats: z.optional(z.array(openEnum(childSeatKinds))),
};
