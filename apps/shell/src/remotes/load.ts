import type { ReadonlyStore } from '@livree/platform';
import { createStore } from 'zustand';

/** Milliseconds after which the page shows that a part is slow, and then that it is missing. */
export const slowAfter = 5_000;
export const overdueAfter = 10_000;

export type LoadState<T> =
  | { readonly status: 'waiting' | 'slow' | 'overdue' | 'failed' }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** Another release took the place of one that stayed on the page until then. */
      readonly isReplaced?: boolean;
    };

/** A part that loads from another release. A failure is a state, never a rejection. */
export interface Load<T> extends ReadonlyStore<LoadState<T>> {
  /** Resolves once it has loaded, after any number of attempts. */
  readonly ready: Promise<T>;
  /** Loads a part again that failed or is overdue. */
  retry(): void;
  /** Loads a part from another release, because it loaded and then threw this. */
  replace(thrown: unknown): void;
  /**
   * Loads a part from another release, because it loaded and is of no use; it stays until that one is here, and for good if
   * it is of use by then.
   * @returns whether another one took its place
   */
  replaceUnready(isUnready: () => boolean): Promise<boolean>;
  /** What stands in the part where content is missing; calling it reports that the part is never ready. */
  readonly waits: Set<() => void>;
}

/** What came before an attempt. */
export interface Before<T> {
  /** The attempt before it: it failed, or its result is still welcome. */
  readonly last: Promise<T>;
  /** Whether the part loaded, and then threw. */
  readonly hasThrown: boolean;
  /** Whether it is still not ready, if that is its failure, which was reported. */
  readonly isUnready?: () => boolean;
}

/** Starts `attempt` and tracks it; `onFailure` is called for every failed attempt. */
export function startLoad<T>(
  attempt: (before?: Before<T>) => Promise<T>,
  onFailure: (error: unknown, hasThrown: boolean) => void,
): Load<T> {
  const state = createStore<LoadState<T>>(() => ({ status: 'waiting' }));
  let arrival = Promise.withResolvers<T>();
  let last: Promise<T>;

  const become = (next: LoadState<T>): void => state.setState(next, true);

  async function run(before?: Before<T>) {
    const slow = setTimeout(() => become({ status: 'slow' }), slowAfter);
    const overdue = setTimeout(() => become({ status: 'overdue' }), overdueAfter);
    try {
      last = attempt(before);
      const value = await last;
      arrival.resolve(value);
      become({ status: 'ready', value });
    } catch (error) {
      onFailure(error, before?.hasThrown === true);
      become({ status: 'failed' });
    } finally {
      clearTimeout(slow);
      clearTimeout(overdue);
    }
  }

  function again(before: Before<T>) {
    become({ status: 'waiting' });
    void run(before);
  }

  void run();
  return {
    ...state,
    get ready() {
      return arrival.promise;
    },
    retry() {
      const { status } = state.getState();
      if (status !== 'ready' && status !== 'waiting') again({ last, hasThrown: false });
    },
    replace(thrown) {
      if (state.getState().status !== 'ready') return;
      arrival = Promise.withResolvers<T>();
      again({ last: Promise.reject(thrown), hasThrown: true });
    },
    async replaceUnready(isUnready) {
      try {
        const unready = Promise.reject(new Error('never ready'));
        const value = await attempt({ last: unready, hasThrown: true, isUnready });
        // It may have thrown meanwhile, and then another attempt is under way.
        if (state.getState().status !== 'ready') return false;
        become({ status: 'ready', value, isReplaced: true });
        return true;
      } catch {
        return false;
      }
    },
    waits: new Set(),
  };
}
