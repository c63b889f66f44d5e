import { defaultLook } from '@livree/document';
import { createStore, type StoreApi } from 'zustand';
import type { Action, Look, Outcome } from '../../../checkout-frame/frame-protocol.ts';

export interface FrameState {
  readonly look: Look;
  /** The amount: 0 until the page has sent it, null if a card is only saved. */
  readonly amountCents: number | null;
  /** The provider's visible page, if any. */
  readonly action: Action | null;
  /** The provider's error, in the customer's language. */
  readonly fault: string | null;
}

/**
 * What a frame renders around a provider's own fields: the page's look, the provider's page if there is one, its last
 * error.
 */
export interface FrameStore extends StoreApi<FrameState> {
  /** Shows a page of the provider until the customer returns; another one cancels it. */
  show(action: Action): Promise<Outcome>;
  finish(outcome: Outcome): void;
}

export function createFrameStore(language: Look['language']): FrameStore {
  const store = createStore<FrameState>(() => ({
    look: { language, mode: defaultLook.theme, accent: defaultLook.accent },
    amountCents: 0,
    action: null,
    fault: null,
  }));
  let resolve: (outcome: Outcome) => void = () => undefined;
  return {
    ...store,
    show(action) {
      resolve('cancelled');
      store.setState({ action });
      return new Promise((settle) => {
        resolve = settle;
      });
    },
    finish(outcome) {
      store.setState({ action: null });
      resolve(outcome);
    },
  };
}
