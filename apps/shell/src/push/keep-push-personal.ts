import type { SessionService, SessionState } from '@livree/platform/shell';
import { forgetPush } from './push-subscription.ts';

const holderOf = (state: SessionState): number | undefined =>
  state.status === 'signed-in' ? state.user.id : undefined;

/**
 * Turns push off in this browser when its customer leaves: when the session ends, when another account takes its place,
 * and at the start of a page whose session ended while no page was open.
 */
export function keepPushPersonal(session: SessionService): void {
  const forget = (): void => void forgetPush().catch(() => undefined);
  let holder = holderOf(session.getState());
  if (session.getState().status === 'anonymous') forget();
  session.subscribe((state) => {
    const next = holderOf(state);
    if (holder !== undefined && next !== holder) forget();
    holder = next;
  });
}
