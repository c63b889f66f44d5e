import type { State } from '@livree/testing/states';

const at = '/contact';
const send = { press: 'contact.form.send' };
const written = [
  { fill: 'contact.form.name', with: 'Claire Martin' },
  { fill: 'contact.form.email', with: 'claire@example.org' },
  { fill: 'contact.form.subject', with: 'reservation' },
  { fill: 'contact.form.message', with: 'Bonjour, avez-vous une voiture de sept places ?' },
];

/** The contact page and its form. */
export const contactStates: readonly State[] = [
  { name: 'contact', at, says: ['contact.headline', 'contact.form.title', 'contact.faq'] },
  {
    name: 'contact, no map',
    at,
    answers: { 'maps.placeMap': '500' },
    acts: [{ scroll: 'contact.find' }],
    says: ['contact.noMap'],
  },
  {
    name: 'contact, nothing written',
    at,
    acts: [send],
    says: ['contact.form.failed', 'api:validation.name_min', 'api:validation.message_min'],
  },
  {
    name: 'contact, address and number that are none',
    at,
    acts: [
      ...written,
      { fill: 'contact.form.email', with: 'claire' },
      { fill: 'contact.form.phone', with: 'douze' },
      send,
    ],
    says: ['api:validation.contact_email', 'api:validation.contact_phone'],
  },
  { name: 'message sent', at, acts: [...written, send], says: ['contact.form.sent', 'contact.form.copy'] },
  {
    name: 'message not sent',
    at,
    answers: { 'contact.send': '500' },
    acts: [...written, send],
    says: ['contact.form.failed'],
  },
  {
    name: 'message without a connection',
    at,
    answers: { 'contact.send': 'network' },
    acts: [...written, send],
    says: ['contact.form.failed', 'common:errors.network'],
  },
];
