import { expect, it } from 'vitest';
import { bookingSchema, emptyBooking, type Booking } from './booking.ts';
import {
  nextStep,
  passwordProblems,
  previousStep,
  reachableStep,
  stepIn,
  stepProblems,
} from './step-rules.ts';

const visitor = {
  now: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'Europe/Paris',
  signedIn: false,
  autoConfirm: false,
  countSeats: () => 4,
  countBags: () => 3,
  pickup: null,
};
const customer = { ...visitor, signedIn: true };
const booking: Booking = {
  ...emptyBooking,
  serviceType: 'airport',
  vehicleId: 3,
  trip: { ...emptyBooking.trip, departure: 'Paris', destination: 'CDG', date: '2026-12-01', time: '05:10' },
  contact: {
    name: 'Hélène Morel',
    email: 'helene@exemple.fr',
    phone: '+33 1 99 00 05 10',
    createAccount: false,
  },
};
const texts = (step: 1 | 2 | 3, given: Booking, context = visitor) =>
  stepProblems(step, given, context).map(({ text }) => text);

it('every step of a complete booking is valid', () => {
  expect(reachableStep(4, booking, visitor)).toBe(4);
});

it('the wizard stops at the first invalid step, and requires no contact data from customers', () => {
  expect(reachableStep(4, emptyBooking, visitor)).toBe(1);
  expect(reachableStep(4, { ...booking, trip: emptyBooking.trip }, visitor)).toBe(2);
  const withoutContact = { ...booking, contact: emptyBooking.contact };
  expect(reachableStep(4, withoutContact, visitor)).toBe(3);
  expect(reachableStep(4, withoutContact, customer)).toBe(4);
});

it('the wizard skips the contact step for customers with automatic confirmation, unless something is missing', () => {
  const quick = { ...customer, autoConfirm: true };
  const noPhone = { ...booking, contact: { ...booking.contact, phone: '' } };
  expect(nextStep(2, booking, visitor)).toBe(3);
  expect(nextStep(2, booking, customer)).toBe(3);
  expect(nextStep(2, booking, quick)).toBe(4);
  expect(nextStep(2, noPhone, quick)).toBe(3);
  expect(nextStep(2, booking, { ...quick, signedIn: false })).toBe(3);
});

it('the way back from the payment leads to the contact step', () => {
  expect([previousStep(4), previousStep(3), previousStep(2)]).toEqual([3, 2, 1]);
});

it('each step reports what is missing on it', () => {
  expect(texts(1, emptyBooking)).toEqual(['serviceType', 'vehicle']);
  expect(texts(3, emptyBooking)).toEqual(['name', 'email', 'phone']);
  expect(texts(2, { ...booking, passengers: 5 })).toEqual(['tooManyPassengers']);
});

it.each([
  ['a short name', { name: 'H' }, 'nameLength'],
  ['a name that no reservation keeps', { name: 'H'.repeat(121) }, 'tooLong'],
  ['a name that mails would turn into a link', { name: 'Claim at http://evil.example/x' }, 'namePlain'],
  ['an address without a domain', { email: 'helene@exemple' }, 'email'],
  ['letters in the phone number', { phone: '01 99 OO 05 10' }, 'phone'],
  ['a short phone number', { phone: '1234567' }, 'phone'],
])('refuses %s', (_, change, expected) => {
  expect(texts(3, { ...booking, contact: { ...booking.contact, ...change } })).toEqual([expected]);
});

it('a customer without a phone number is asked for it, because the voucher needs it', () => {
  const contact = { ...booking.contact, phone: '' };
  expect(texts(3, { ...booking, contact }, customer)).toEqual(['phone']);
});

it('a password is required only to create an account', () => {
  const fields = { ...booking, password: 'abc', confirmPassword: 'abd' };
  const creating = { ...fields, contact: { ...booking.contact, createAccount: true } };
  expect(passwordProblems(fields, visitor)).toEqual([]);
  expect(passwordProblems(creating, customer)).toEqual([]);
  expect(passwordProblems(creating, visitor).map(({ text }) => text)).toEqual([
    'passwordLength',
    'passwordMatch',
  ]);
});

it('the step is read from the address', () => {
  expect(stepIn(new URLSearchParams('etape=3'))).toBe(3);
  expect(stepIn(new URLSearchParams('etape=9'))).toBe(1);
});

it('the draft stores no password', () => {
  const kept = bookingSchema.parse({ ...booking, password: 'secret', confirmPassword: 'secret' });
  expect(kept).toEqual(booking);
});
