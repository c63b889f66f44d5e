import { ApiError, type Transport } from '@livree/api-client';
import { listen } from '@livree/api-client/listen';
import { operationsRoutes, type EventBatch } from '@livree/contracts';
import { beginAttempt } from './attempt.ts';
import { pause, untilVisible } from './pause.ts';

/** @property isLive changes are heard as they happen @property isLost they have not been heard for long */
export interface LiveState {
  readonly isLive: boolean;
  readonly isLost: boolean;
}

export interface LiveLink {
  readonly state: () => LiveState;
  readonly subscribe: (hear: () => void) => () => void;
  /** Keeps the link open until the return value is called, and for a moment longer. */
  readonly hold: () => () => void;
}

export const noLink: LiveState = { isLive: false, isLost: false };

/** Milliseconds for which a link outlives its page: the next one goes on with it. */
const linger = 3000;
/** Failures in a row after which a link counts as lost: about a quarter of a minute. */
const patience = 5;

/** The link on which this browser hears what changes. It begins again where it broke off. */
export function createLiveLink(api: Transport, onBatch: (batch: EventBatch) => void): LiveLink {
  let state = noLink;
  let lastId: string | undefined;
  let holders = 0;
  let open: AbortController | undefined;
  const heard = new Set<() => void>();
  const isHeld = (): boolean => holders > 0;

  function change(next: LiveState): void {
    if (state.isLive === next.isLive && state.isLost === next.isLost) return;
    state = next;
    for (const hear of heard) hear();
  }

  async function hearOnce(signal: AbortSignal, hear: () => void): Promise<void> {
    const headers = lastId === undefined ? {} : { lastEventId: lastId };
    await listen(
      api,
      operationsRoutes.events,
      { headers },
      {
        signal,
        onSound: hear,
        onMessage(batch, id) {
          lastId = id;
          change({ isLive: true, isLost: false });
          onBatch(batch);
        },
      },
    );
  }

  /** Hears again and again, as long as a page holds the link. */
  async function keepHearing(wanted: AbortSignal): Promise<void> {
    for (let failures = 0; isHeld();) {
      await untilVisible(wanted);
      if (wanted.aborted) break;
      const attempt = beginAttempt(wanted);
      const failure: unknown = await hearOnce(attempt.signal, attempt.hear).catch((error: unknown) => error);
      attempt.end();
      if (wanted.aborted) break;
      failures = state.isLive ? 1 : failures + 1;
      const isLost = state.isLost || failures >= patience || isRefused(failure);
      change({ isLive: false, isLost: isLost && !document.hidden });
      if (!document.hidden) await pause(failures, secondsAsked(failure), wanted);
    }
    if (open?.signal === wanted) open = undefined;
  }

  function release(): void {
    holders -= 1;
    setTimeout(() => {
      if (isHeld()) return;
      open?.abort();
      open = undefined;
      change({ ...state, isLive: false });
    }, linger);
  }

  return {
    state: () => state,
    subscribe(hear) {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
    hold() {
      holders += 1;
      if (open === undefined) {
        open = new AbortController();
        void keepHearing(open.signal);
      }
      return release;
    },
  };
}

/** Whether the server does not want to be heard, which another try soon will not change. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500;

const secondsAsked = (failure: unknown): number =>
  failure instanceof ApiError ? (failure.retryAfter ?? 0) : 0;
