/** A card that a provider keeps for a customer. Its number is known to the provider alone. */
export type SavedCard = {
  /** A payment method of the provider; it pays only for the customer it is kept for. */
  readonly id: string;
  /** As the provider writes it: visa, mastercard, amex. */
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isDefault: boolean;
};

/**
 * Where a provider keeps the cards of its customers. Every method throws `ProviderError`, and may be repeated.
 * A card gets in by a payment with `savesCard`.
 */
export type CardVault = {
  /** Gives the provider's name for a new customer. */
  addCustomer(signal: AbortSignal): Promise<string>;
  /** The newest first; null for a customer that the provider no longer knows. */
  cardsOf(customer: string, signal: AbortSignal): Promise<readonly SavedCard[] | null>;
  setDefault(customer: string, cardId: string, signal: AbortSignal): Promise<void>;
  removeCard(cardId: string, signal: AbortSignal): Promise<void>;
  /** Forgets the customer with all their cards. */
  removeCustomer(customer: string, signal: AbortSignal): Promise<void>;
};
