import { shareSituation, type State } from '@livree/testing/states';

const send = { press: 'contact.form.send' };
const written = [
  { fill: 'contact.form.name', with: 'Claire Martin' },
  { fill: 'contact.form.email', with: 'claire@example.org' },
  { fill: 'contact.form.subject', with: 'reservation' },
  { fill: 'contact.form.message', with: 'Bonjour, avez-vous une voiture de sept places ?' },
];

/** Hours with which each evening names the next day. */
const everyDay = {
  isPhoneAlways: true,
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:00', closes: '20:00' })),
};

const evenings = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The opening hours by the clock of the office in Paris. */
const hourStates = shareSituation({ at: '/contact' }, [
  { name: 'contact, open', now: '2027-03-01T09:00:00Z', says: ['contact.openNow'] },
  { name: 'contact, about to close', now: '2027-03-01T18:57:00Z', says: ['contact.openNow'] },
  { name: 'contact, opening later today', now: '2027-03-01T02:00:00Z', says: ['contact.opensToday'] },
  { name: 'contact, closed for the weekend', now: '2027-03-06T11:00:00Z', says: ['contact.opensOn'] },
  ...evenings.map((evening, index) => ({
    name: `contact, closed on a ${evening} evening`,
    now: `2027-03-0${index + 1}T20:00:00Z`,
    given: { hours: everyDay },
    says: ['contact.opensOn'],
  })),
]);

/** The contact page and its form. */
export const contactStates: readonly State[] = shareSituation({ at: '/contact' }, [
  { name: 'contact', says: ['contact.headline', 'contact.form.title', 'contact.faq'] },
  ...hourStates,
  {
    name: 'contact, no map',
    answers: { 'maps.placeMap': '500' },
    acts: [{ scroll: 'contact.find' }],
    says: ['contact.noMap'],
  },
  {
    name: 'contact, nothing written',
    acts: [send],
    says: ['api:validation.name_min', 'api:validation.message_min'],
  },
  {
    name: 'contact, address and number that are none',
    acts: [
      ...written,
      { fill: 'contact.form.email', with: 'claire' },
      { fill: 'contact.form.phone', with: 'douze' },
      send,
    ],
    says: ['api:validation.contact_email', 'api:validation.contact_phone'],
  },
  { name: 'message sent', acts: [...written, send], says: ['contact.form.sent', 'contact.form.copy'] },
  {
    name: 'message not sent',
    answers: { 'contact.send': '500' },
    acts: [...written, send],
    says: ['contact.form.failed'],
  },
  {
    name: 'message without a connection',
    answers: { 'contact.send': 'network' },
    acts: [...written, send],
    says: ['contact.form.failed', 'common:errors.network'],
  },
]);
