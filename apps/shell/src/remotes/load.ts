import type { ReadonlyStore } from '@livree/platform';
import { createStore } from 'zustand';

/** Milliseconds after which the page shows that a part is slow, and then that it is missing. */
export const slowAfter = 5_000;
export const overdueAfter = 10_000;

export type LoadState<T> =
  | { readonly status: 'waiting' | 'slow' | 'overdue' | 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** A part that loads from another release. A failure is a state, never a rejection. */
export interface Load<T> extends ReadonlyStore<LoadState<T>> {
  /** Resolves once it has loaded, after any number of attempts. */
  readonly ready: Promise<T>;
  /** Loads a part again that failed or is overdue. */
  retry(): void;
  /** Loads a part again that loaded and then failed. */
  restart(): void;
}

/**
 * Starts `attempt` and tracks it; `onFailure` is called for every failed attempt.
 * @param attempt gets whether the part must start afresh, because an earlier attempt failed
 */
export function startLoad<T>(
  attempt: (isAfresh: boolean) => Promise<T>,
  onFailure: (error: unknown) => void,
): Load<T> {
  const state = createStore<LoadState<T>>(() => ({ status: 'waiting' }));
  let arrival = Promise.withResolvers<T>();

  const become = (next: LoadState<T>): void => state.setState(next, true);

  async function run(isAfresh: boolean) {
    const slow = setTimeout(() => become({ status: 'slow' }), slowAfter);
    const overdue = setTimeout(() => become({ status: 'overdue' }), overdueAfter);
    try {
      const value = await attempt(isAfresh);
      arrival.resolve(value);
      become({ status: 'ready', value });
    } catch (error) {
      onFailure(error);
      become({ status: 'failed' });
    } finally {
      clearTimeout(slow);
      clearTimeout(overdue);
    }
  }

  function again() {
    become({ status: 'waiting' });
    void run(true);
  }

  void run(false);
  return {
    ...state,
    get ready() {
      return arrival.promise;
    },
    retry() {
      const { status } = state.getState();
      if (status !== 'ready' && status !== 'waiting') again();
    },
    restart() {
      if (state.getState().status !== 'ready') return;
      arrival = Promise.withResolvers<T>();
      again();
    },
  };
}
