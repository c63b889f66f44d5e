import type { ProviderCall } from './provider-call.ts';

/** A card that a provider stores for a customer. Only the provider knows its number. */
export interface SavedCard {
  /** A payment method of the provider; it works only for its customer. */
  readonly id: string;
  /** In the provider's spelling: visa, mastercard, amex. */
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isDefault: boolean;
}

/** A saved card as its provider lists it. */
export type VaultCard = SavedCard & {
  /** The same for every copy of one card; null if the provider does not report it. */
  readonly fingerprint: string | null;
};

/** The setup of a card that the provider saves without a payment. */
export interface CardSetup {
  readonly id: string;
  /** The provider's id for the customer; null for a setup without one. */
  readonly customer: string | null;
  readonly status: 'succeeded' | 'requires_action' | 'processing' | 'failed';
  /** The bank's challenge. */
  readonly actionUrl?: string;
  readonly failureCode?: string;
}

export interface NewCard {
  readonly customer: string;
  /** A token of the provider, never a card number. */
  readonly paymentMethodId: string;
  readonly language: string;
  /** The path of this site to which the challenge page sends the customer back. */
  readonly returnPath: string;
}

/**
 * A provider's store of its customers' cards. Every method throws `ProviderError` and can be repeated. A payment with
 * `savesCard` adds a card too.
 */
export interface CardVault {
  /** Saves a card without a payment. A declined card is a setup that `failed`. */
  addCard(card: NewCard, call: ProviderCall): Promise<CardSetup>;
  /** Null for a setup that the provider does not know. */
  retrieveSetup(id: string, signal: AbortSignal): Promise<CardSetup | null>;
  /** Returns the provider's id for a new customer. */
  addCustomer(signal: AbortSignal): Promise<string>;
  /** Newest first; null for a customer that the provider no longer knows. */
  listCards(customer: string, signal: AbortSignal): Promise<readonly VaultCard[] | null>;
  setDefault(customer: string, cardId: string, signal: AbortSignal): Promise<void>;
  removeCard(cardId: string, signal: AbortSignal): Promise<void>;
  /** Deletes the customer with all their cards. */
  removeCustomer(customer: string, signal: AbortSignal): Promise<void>;
}
