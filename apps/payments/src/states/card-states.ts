import { buildSavedCard } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const given = {
  cards: [buildSavedCard(), buildSavedCard({ id: 'pm_second', brand: 'mastercard', isDefault: true })],
};

/** The saved cards. */
export const cardStates: readonly State[] = shareSituation({ at: '/payments', customer: true }, [
  { name: 'cards', given, says: ['cards.title', 'cards.face', 'cards.default'] },
  { name: 'cards failed', answers: { 'payments.cards': '500' }, says: ['cards.failed'] },
  { name: 'card proposed first', given, acts: [{ press: 'cards.preferOf' }], says: ['cards.preferDone'] },
  { name: 'card removed', given, acts: [{ press: 'cards.removeOf' }], says: ['cards.removeDone'] },
]);
