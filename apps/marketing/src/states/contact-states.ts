import { shareSituation, type State } from '@livree/testing/states';

const send = { press: 'contact.form.send' };
const written = [
  { fill: 'contact.form.name', with: 'Claire Martin' },
  { fill: 'contact.form.email', with: 'claire@example.org' },
  { fill: 'contact.form.subject', with: 'reservation' },
  { fill: 'contact.form.message', with: 'Bonjour, avez-vous une voiture de sept places ?' },
];

/** The contact page and its form. */
export const contactStates: readonly State[] = shareSituation({ at: '/contact' }, [
  { name: 'contact', says: ['contact.headline', 'contact.form.title', 'contact.faq'] },
  {
    name: 'contact, no map',
    answers: { 'maps.placeMap': '500' },
    acts: [{ scroll: 'contact.find' }],
    says: ['contact.noMap'],
  },
  {
    name: 'contact, nothing written',
    acts: [send],
    says: ['contact.form.failed', 'api:validation.name_min', 'api:validation.message_min'],
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
