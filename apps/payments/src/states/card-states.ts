import type { SavedCard } from '@livree/contracts';
import type { State } from '@livree/testing/states';

const at = '/payments';
const customer = true;

const card: SavedCard = {
  id: 'pm_first',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: false,
};
const given = { cards: [card, { ...card, id: 'pm_second', brand: 'mastercard', isDefault: true }] };

/** The saved cards. */
export const cardStates: readonly State[] = [
  { name: 'cards', at, customer, given, says: ['cards.title', 'cards.face', 'cards.default'] },
  { name: 'cards failed', at, customer, answers: { 'payments.cards': '500' }, says: ['cards.failed'] },
  {
    name: 'card proposed first',
    at,
    customer,
    given,
    acts: [{ press: 'cards.preferOf' }],
    says: ['cards.preferDone'],
  },
  {
    name: 'card removed',
    at,
    customer,
    given,
    acts: [{ press: 'cards.removeOf' }],
    says: ['cards.removeDone'],
  },
];
