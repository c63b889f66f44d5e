import type { Readable } from '@livree/platform';

/** Milliseconds after which the page shows that a part is slow, and then that it is missing. */
export const slowAfter = 5_000;
export const overdueAfter = 10_000;

export type LoadState<T> =
  | { readonly status: 'waiting' | 'slow' | 'overdue' | 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** A part that loads from another release. A failure is a state, never a rejection. */
export interface Load<T> extends Readable<LoadState<T>> {
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
  let state: LoadState<T> = { status: 'waiting' };
  const listeners = new Set<() => void>();
  let arrival = Promise.withResolvers<T>();

  function become(next: LoadState<T>) {
    state = next;
    for (const listener of listeners) listener();
  }

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
    get ready() {
      return arrival.promise;
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (state.status !== 'ready' && state.status !== 'waiting') again();
    },
    restart() {
      if (state.status !== 'ready') return;
      arrival = Promise.withResolvers<T>();
      again();
    },
  };
}
