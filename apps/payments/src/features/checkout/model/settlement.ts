import type { Action } from '../../../checkout-frame/frame-protocol.ts';
import type { Failure } from './failure.ts';

export const maximumRetries = 3;
/** Milliseconds before each new try. */
export const retryDelay = 2000;

/** The means of payment as the checkout gives it. */
export interface Payment {
  readonly method: 'card' | 'wallet';
  /** A reference of the provider for a card; a wallet has none yet. */
  readonly paymentMethodId: string | null;
  /** The customer wishes the provider to keep the card. */
  readonly savesCard: boolean;
}

/** A price as it was paid for and refused. */
export interface Price {
  readonly quote: string;
  readonly amountCents: number;
}

export type Phase =
  /** `waiting`: the pause before a new try. */
  | { readonly name: 'idle' | 'waiting' | 'processing' }
  | { readonly name: 'acting'; readonly action: Action }
  | { readonly name: 'refused-price'; readonly price: Price; readonly failure: Failure }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'succeeded'; readonly isPaid: boolean };

export interface Settlement {
  readonly phase: Phase;
  /** The last means of payment given; a retry uses it again. */
  readonly payment: Payment | null;
  readonly retries: number;
  /** The price has been renewed once by itself since the last press. */
  readonly isRenewed: boolean;
}

export type SettlementEvent =
  | { readonly type: 'paid-with'; readonly payment: Payment }
  | { readonly type: 'retried' | 'resumed' | 'renewed' }
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

export const isUnderWay = ({ phase }: Settlement): boolean =>
  phase.name === 'waiting' || phase.name === 'processing';

/** What went wrong, if anything did; a refused price is a failure until a new price is there. */
export function failureIn({ phase }: Settlement): Failure | null {
  return phase.name === 'failed' || phase.name === 'refused-price' ? phase.failure : null;
}

export const canRetry = (state: Settlement): boolean =>
  failureIn(state) !== null && state.payment !== null && state.retries < maximumRetries;

export const isLimitReached = (state: Settlement): boolean =>
  failureIn(state) !== null && state.retries >= maximumRetries;

/** A new price came after one was refused: a quote that merely grew old is replaced without a word, another price is accepted first. */
export function renewalOf({ phase, isRenewed }: Settlement, now: Price): 'none' | 'same' | 'other' {
  if (phase.name !== 'refused-price' || now.quote === phase.price.quote) return 'none';
  return now.amountCents === phase.price.amountCents && !isRenewed ? 'same' : 'other';
}

const isSame = (one: Payment | null, other: Payment): boolean =>
  one?.method === other.method && one.paymentMethodId === other.paymentMethodId;

/** The course of a settlement. Another means of payment starts the count of retries anew; what is paid stays paid. */
export function settlementAfter(state: Settlement, event: SettlementEvent): Settlement {
  if (state.phase.name === 'succeeded') return state;
  switch (event.type) {
    case 'paid-with': {
      if (isUnderWay(state)) return state;
      const retries = isSame(state.payment, event.payment) ? state.retries : 0;
      return { phase: { name: 'processing' }, payment: event.payment, retries, isRenewed: false };
    }
    case 'retried':
      return canRetry(state) ? { ...state, phase: { name: 'waiting' }, retries: state.retries + 1 } : state;
    case 'resumed':
      return { ...state, phase: { name: 'processing' } };
    case 'renewed':
      return { ...state, phase: { name: 'processing' }, isRenewed: true };
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
