import { defaultLook } from '@livree/document';
import { createStore } from 'zustand/vanilla';
import type { Action, Look, Outcome } from '../../../checkout-frame/frame-protocol.ts';

export interface FrameState {
  readonly look: Look;
  /** What is to be paid: 0 until the page has told, null where a card is only to be kept. */
  readonly amountCents: number | null;
  /** The provider's page in sight, if any. */
  readonly action: Action | null;
  /** What the provider says is wrong, in the customer's language. */
  readonly fault: string | null;
}

/** What a frame draws round a provider's own fields: the page's look, the provider's page while there is one, its last complaint. */
export interface FrameStore {
  get(): FrameState;
  subscribe(listener: () => void): () => void;
  change(part: Partial<FrameState>): void;
  /** Shows a page of the provider until the customer is back; another one calls it off. */
  show(action: Action): Promise<Outcome>;
  finish(outcome: Outcome): void;
}

export function createFrameStore(language: Look['language']): FrameStore {
  const { getState, setState, subscribe } = createStore<FrameState>(() => ({
    look: { language, mode: defaultLook.theme, accent: defaultLook.accent },
    amountCents: 0,
    action: null,
    fault: null,
  }));
  let resolve: (outcome: Outcome) => void = () => undefined;
  const change = (part: Partial<FrameState>): void => setState(part);
  return {
    get: getState,
    subscribe,
    change,
    show(action) {
      resolve('cancelled');
      change({ action });
      return new Promise((settle) => {
        resolve = settle;
      });
    },
    finish(outcome) {
      change({ action: null });
      resolve(outcome);
    },
  };
}
