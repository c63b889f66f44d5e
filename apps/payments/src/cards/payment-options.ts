import type { SavedCard } from '@livree/contracts';

/** A payment method that a provider takes. */
export type Method = 'card' | 'wallet';

/** The customer's payment options: a `Method`, where the card is a new one, or the id of a saved card. */
export type PaymentOption = string;

/** The default card first, then the newest. */
export const inOrder = (cards: readonly SavedCard[]): readonly SavedCard[] =>
  cards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** The first available option, in display order. */
export const firstOption = (
  cards: readonly SavedCard[],
  methods: readonly Method[],
): PaymentOption | undefined => (methods.includes('card') ? inOrder(cards)[0]?.id : undefined) ?? methods[0];
