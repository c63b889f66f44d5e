import type { Clock, KeyValueStore, SessionService } from '@livree/platform/shell';
import type { StoreApi } from 'zustand';
import { timeLeft } from './session-end.ts';

/** Milliseconds before the end of a session at which the visitor is asked to stay. */
const noticeTime = 2 * 60_000;
const second = 1000;

/** Sets `isEnding` when the session ends soon, whichever tab used it last. */
export function watchSession(
  session: SessionService,
  isEnding: StoreApi<boolean>,
  store: KeyValueStore,
  clock: Clock,
): void {
  const look = (): void => {
    const left = timeLeft(store, clock);
    isEnding.setState(session.getState().status === 'signed-in' && left > 0 && left <= noticeTime);
  };
  setInterval(look, second);
  session.subscribe(look);
}
