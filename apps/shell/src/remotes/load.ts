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
  retry(): void;
}

/** Starts `attempt` and tracks it; `onFailure` is called for every failed attempt. */
export function startLoad<T>(attempt: () => Promise<T>, onFailure: (error: unknown) => void): Load<T> {
  let state: LoadState<T> = { status: 'waiting' };
  const listeners = new Set<() => void>();
  const arrival = Promise.withResolvers<T>();

  function become(next: LoadState<T>) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function run() {
    const slow = setTimeout(() => become({ status: 'slow' }), slowAfter);
    const overdue = setTimeout(() => become({ status: 'overdue' }), overdueAfter);
    try {
      const value = await attempt();
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

  void run();
  return {
    ready: arrival.promise,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (state.status === 'ready' || state.status === 'waiting') return;
      become({ status: 'waiting' });
      void run();
    },
  };
}
