import type { SavedCard } from '@livree/contracts';

/** A way to pay that somebody takes. */
export type Method = 'card' | 'wallet';

/** What the customer can choose to pay with: a `Method`, where the card is a new one, or the id of a saved card. */
export type Means = string;

/** The default first, then the newest. */
export const inOrder = (cards: readonly SavedCard[]): readonly SavedCard[] =>
  cards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** The first of what there is, in the order in which it stands. */
export const firstMeans = (cards: readonly SavedCard[], methods: readonly Method[]): Means | undefined =>
  (methods.includes('card') ? inOrder(cards)[0]?.id : undefined) ?? methods[0];
