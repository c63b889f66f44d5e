import type { Action, Look, Outcome } from './frame-protocol.ts';

export interface ActionState {
  /** The provider's page in sight, if any. */
  readonly action: Action | null;
  readonly language: Look['language'];
  /** What the provider says is wrong, in the customer's language. */
  readonly fault: string | null;
}

/** What a frame shows beside its provider's own fields: the provider's page while there is one, and its last complaint. */
export interface ActionStore {
  get(): ActionState;
  subscribe(listener: () => void): () => void;
  change(part: Partial<ActionState>): void;
  /** Shows a page of the provider until the customer is back; another one calls it off. */
  show(action: Action): Promise<Outcome>;
  finish(outcome: Outcome): void;
}

export function createActionStore(language: Look['language']): ActionStore {
  const listeners = new Set<() => void>();
  let state: ActionState = { action: null, language, fault: null };
  let resolve: (outcome: Outcome) => void = () => undefined;
  const change = (part: Partial<ActionState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
