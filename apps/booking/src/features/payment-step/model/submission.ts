import type { Failure } from './failure.ts';

export const maximumRetries = 3;
/** Milliseconds before each new try. */
export const retryDelay = 2000;

/** The means of payment as the checkout slot gives it. */
export interface Payment {
  readonly method: 'card' | 'wallet';
  readonly paymentMethodId: string | null;
}

/** What the customer still has to do at the provider. */
export interface ProviderAction {
  readonly kind: 'challenge' | 'approval';
  readonly url: string;
}

export type Phase =
  /** `waiting`: the pause before a new try. */
  | { readonly name: 'idle' | 'waiting' | 'processing' }
  | { readonly name: 'acting'; readonly action: ProviderAction }
  | { readonly name: 'repriced'; readonly message: string }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'succeeded'; readonly isPaid: boolean };

export interface Submission {
  readonly phase: Phase;
  /** The last means of payment given; a retry uses it again. */
  readonly payment: Payment | null;
  readonly retries: number;
}

export type SubmissionEvent =
  | { readonly type: 'paid-with'; readonly payment: Payment }
  | { readonly type: 'retried' | 'resumed' }
  | { readonly type: 'asked-to-act'; readonly action: ProviderAction }
  | { readonly type: 'repriced'; readonly message: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'succeeded'; readonly isPaid: boolean };

export const notSubmitted: Submission = { phase: { name: 'idle' }, payment: null, retries: 0 };

export const isUnderWay = ({ phase }: Submission): boolean =>
  phase.name === 'waiting' || phase.name === 'processing';

export const canRetry = ({ phase, payment, retries }: Submission): boolean =>
  phase.name === 'failed' && payment !== null && retries < maximumRetries;

export const isLimitReached = ({ phase, retries }: Submission): boolean =>
  phase.name === 'failed' && retries >= maximumRetries;

const isSame = (one: Payment | null, other: Payment): boolean =>
  one?.method === other.method && one.paymentMethodId === other.paymentMethodId;

/** The course of a submission. Another means of payment starts the count of retries anew. */
export function submissionAfter(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'paid-with': {
      const retries = isSame(state.payment, event.payment) ? state.retries : 0;
      return { phase: { name: 'processing' }, payment: event.payment, retries };
    }
    case 'retried':
      return canRetry(state) ? { ...state, phase: { name: 'waiting' }, retries: state.retries + 1 } : state;
    case 'resumed':
      return { ...state, phase: { name: 'processing' } };
    case 'asked-to-act':
      return { ...state, phase: { name: 'acting', action: event.action } };
    case 'repriced':
      return { ...state, phase: { name: 'repriced', message: event.message } };
    case 'failed':
      return { ...state, phase: { name: 'failed', failure: event.failure } };
    case 'succeeded':
      return { ...state, phase: { name: 'succeeded', isPaid: event.isPaid } };
  }
}
