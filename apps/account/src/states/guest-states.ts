import { buildCustomer } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const guest = { guests: new Set([1]), guestLinks: new Map([['good', 1]]) };
const open = { press: 'guest.openButton' };
const password = 'neuf nuages gris au sud';
const { email } = buildCustomer();
const owner = { user: buildCustomer({ id: 2, email }), password };
const known = { ...guest, accounts: [{ user: buildCustomer(), password: '' }, owner] };
const keep = [
  open,
  { fill: 'fields.newPassword', with: password },
  { fill: 'fields.passwordConfirmation', with: password },
  { press: 'guest.keep' },
];

/** The page of those who booked without an account. */
export const guestStates: readonly State[] = shareSituation({ at: '/guest?token=good', given: guest }, [
  { name: 'guest, link that is none', at: '/guest', says: ['guest.missing'] },
  { name: 'guest, from a mail', at: '/guest?key=good', says: ['guest.ask', 'guest.send'] },
  {
    name: 'guest, link sent',
    at: '/guest?key=good',
    acts: [{ press: 'guest.send' }],
    says: ['guest.sent', 'guest.sendAgain'],
  },
  {
    name: 'guest, key that is not valid',
    at: '/guest?key=bad',
    acts: [{ press: 'guest.send' }],
    says: ['api:identity.guest_link_invalid'],
  },
  { name: 'guest, link', says: ['guest.open', 'guest.openButton'] },
  {
    name: 'guest, link that was used',
    at: '/guest?token=used',
    acts: [open],
    says: ['api:identity.guest_link_invalid'],
  },
  { name: 'guest, ride open', acts: [open], says: ['guest.openedTitle', 'guest.seeRides', 'guest.keepText'] },
  { name: 'guest, account kept', acts: keep, says: ['guest.kept', 'guest.seeRides'] },
  {
    name: 'guest, account not kept',
    answers: { 'guests.keep': '500' },
    acts: keep,
    says: ['guest.keepFailed'],
  },
  {
    name: 'guest, address of an account',
    given: known,
    acts: [open],
    says: ['guest.joinTitle', 'guest.join'],
  },
  {
    name: 'guest, rides not joined',
    given: known,
    answers: { 'guests.join': '500' },
    acts: [open, { press: 'guest.join' }],
    says: ['guest.joinFailed'],
  },
  {
    name: 'guest, address of an unconfirmed account',
    given: { ...known, emailConfirmations: new Map([['link', 2]]) },
    acts: [open],
    says: ['guest.takeAccount'],
  },
  {
    name: 'settings of a guest',
    at: '/settings?tab=security',
    customer: true,
    says: ['guest.noticeTitle', 'guest.notice'],
  },
]);
