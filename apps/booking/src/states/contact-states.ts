import { shareSituation, type State } from '@livree/testing/states';
import type { Booking } from '../wizard/booking.ts';
import { kept, withContact, withJourney } from './bookings.ts';

const press = 'steps.next';

const withAccount: Booking = { ...withContact, contact: { ...withContact.contact, createAccount: true } };

const withPasswords = (first: string, second: string) => [
  { fill: 'account.password', with: first },
  { fill: 'account.confirmPassword', with: second },
  { press },
];

/** Step 3: who travels, and an account for visitors who want one. */
export const contactStates: readonly State[] = shareSituation({ at: '/reservation?etape=3' }, [
  { name: 'contact', drafts: kept(withContact), says: ['steps.3', 'contact.name', 'account.needed'] },
  {
    name: 'contact, nothing given',
    drafts: kept(withJourney),
    acts: [{ press }],
    says: ['validation.name', 'validation.email', 'validation.phone'],
  },
  {
    name: 'contact, name too short',
    drafts: kept({ ...withContact, contact: { ...withContact.contact, name: 'A' } }),
    acts: [{ press }],
    says: ['validation.nameLength'],
  },
  {
    name: 'contact, name too long',
    drafts: kept({ ...withContact, contact: { ...withContact.contact, name: 'A'.repeat(121) } }),
    acts: [{ press }],
    says: ['validation.tooLong'],
  },
  {
    name: 'contact, address and telephone that are probably not meant',
    drafts: kept({
      ...withContact,
      contact: { ...withContact.contact, email: 'claire@gmial.com', phone: '+33 6 12 34 56 7' },
    }),
    acts: [{ press }],
    says: ['doubts.title', 'doubts.email', 'doubts.phone', 'doubts.goOn'],
  },
  {
    name: 'contact, for somebody else',
    drafts: kept(withContact),
    acts: [{ press: 'traveller.other' }, { press }],
    says: [
      'traveller.name',
      'traveller.places',
      'traveller.language',
      'validation.travellerName',
      'validation.phone',
    ],
  },
  {
    name: 'contact, account without a password',
    drafts: kept(withAccount),
    acts: [{ press }],
    says: ['validation.password'],
  },
  {
    name: 'contact, passwords short and different',
    drafts: kept(withAccount),
    acts: withPasswords('abc', 'abd'),
    says: ['validation.passwordLength', 'validation.passwordMatch'],
  },
  {
    name: 'contact, address of another account',
    drafts: kept(withAccount),
    answers: {
      'identity.registerWhileBooking': { code: 'validation', faults: { email: ['validation.email_taken'] } },
    },
    acts: withPasswords('a-long-password', 'a-long-password'),
    says: ['account.refused', 'api:validation', 'api:validation.email_taken'],
  },
  {
    name: 'contact, account without a connection',
    drafts: kept(withAccount),
    answers: { 'identity.registerWhileBooking': 'network' },
    acts: withPasswords('a-long-password', 'a-long-password'),
    says: ['account.refused', 'common:errors.network'],
  },
]);
