import type { Action } from '../../../checkout-frame/frame-protocol.ts';
import type { Failure } from './failure.ts';

export const maximumRetries = 3;
/** Milliseconds before each retry. */
export const retryDelay = 2000;

/** The payment method from the checkout. */
export interface Payment {
  readonly method: 'card' | 'wallet';
  /** A card's reference at the provider; a wallet has none yet. */
  readonly paymentMethodId: string | null;
  /** Tells typed cards apart, whose references are new each time; null for a saved card and a wallet. */
  readonly typedCard: string | null;
  /** The customer wants the provider to save the card. */
  readonly savesCard: boolean;
}

/** A price that was paid with and refused. */
export interface Price {
  readonly quote: string;
  readonly amountCents: number;
}

export type Phase =
  /**
   * `waiting`: the pause before a retry. `ordered`: the placing page reserves; `postponed`: it could not yet, and the
   * payment follows as soon as there is a reservation.
   */
  | { readonly name: 'idle' | 'waiting' | 'processing' | 'ordered' | 'postponed' }
  | { readonly name: 'acting'; readonly action: Action }
  | { readonly name: 'refused-price'; readonly price: Price; readonly failure: Failure }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'succeeded'; readonly isPaid: boolean };

export interface Settlement {
  readonly phase: Phase;
  /** The last payment method. */
  readonly payment: Payment | null;
  readonly retries: number;
  /** The price was renewed automatically once since the last press. */
  readonly isRenewed: boolean;
}

export type SettlementEvent =
  | { readonly type: 'paid-with' | 'retried-with'; readonly payment: Payment }
  | { readonly type: 'ordered' | 'postponed' | 'resumed' | 'renewed' | 'nothing-begun' }
  | { readonly type: 'asked-to-act'; readonly action: Action }
  | { readonly type: 'price-refused'; readonly price: Price; readonly failure: Failure }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'succeeded'; readonly isPaid: boolean };

export const notBegun: Settlement = {
  phase: { name: 'idle' },
  payment: null,
  retries: 0,
  isRenewed: false,
};

const running: ReadonlySet<Phase['name']> = new Set(['waiting', 'processing', 'ordered']);

export const isUnderWay = ({ phase }: Settlement): boolean => running.has(phase.name);

/** The current failure, if any; a refused price is a failure until there is a new price. */
export function failureIn({ phase }: Settlement): Failure | null {
  return phase.name === 'failed' || phase.name === 'refused-price' ? phase.failure : null;
}

export const canRetry = (state: Settlement): boolean =>
  failureIn(state) !== null && state.payment !== null && state.retries < maximumRetries;

export const isLimitReached = (state: Settlement): boolean =>
  failureIn(state) !== null && state.retries >= maximumRetries;

/**
 * What a new price after a refused one means: an expired quote is replaced silently, another price must be accepted
 * first.
 */
export function judgePrice({ phase, isRenewed }: Settlement, now: Price): 'none' | 'same' | 'other' {
  if (phase.name !== 'refused-price' || now.quote === phase.price.quote) return 'none';
  return now.amountCents === phase.price.amountCents && !isRenewed ? 'same' : 'other';
}

const identify = ({ paymentMethodId, typedCard }: Payment): string | null => typedCard ?? paymentMethodId;

const isSame = (one: Payment | null, other: Payment): boolean =>
  one?.method === other.method && identify(one) === identify(other);

/** The reducer of a settlement. Another payment method restarts the count of retries; a paid one stays paid. */
export function settlementAfter(state: Settlement, event: SettlementEvent): Settlement {
  if (state.phase.name === 'succeeded') return state;
  switch (event.type) {
    case 'paid-with': {
      if (isUnderWay(state)) return state;
      const { payment } = event;
      const retries = isSame(state.payment, payment) ? state.retries : 0;
      return { phase: { name: 'processing' }, payment, retries, isRenewed: false };
    }
    case 'retried-with': {
      if (!canRetry(state)) return state;
      const { payment } = event;
      const retries = isSame(state.payment, payment) ? state.retries + 1 : 0;
      return { ...state, phase: { name: 'waiting' }, payment, retries };
    }
    case 'ordered':
    case 'postponed':
      return { ...state, phase: { name: event.type } };
    case 'resumed':
      return { ...state, phase: { name: 'processing' } };
    case 'renewed':
      return { ...state, phase: { name: 'processing' }, isRenewed: true };
    case 'nothing-begun':
      return { ...state, phase: { name: 'idle' } };
    case 'asked-to-act':
      return { ...state, phase: { name: 'acting', action: event.action } };
    case 'price-refused':
      return { ...state, phase: { name: 'refused-price', price: event.price, failure: event.failure } };
    case 'failed':
      return { ...state, phase: { name: 'failed', failure: event.failure } };
    case 'succeeded':
      return { ...state, phase: { name: 'succeeded', isPaid: event.isPaid } };
  }
}
