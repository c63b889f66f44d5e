import { useEffect, useEffectEvent, useState } from 'react';
import type { Action, Outcome } from './frame-protocol.ts';
import { runAction, type Acting } from './provider-action.ts';
import type { CheckoutFrame } from './use-checkout-frame.ts';

interface ActionCourse {
  /** The frame contains a wallet's own button, which opens the approval page itself. */
  readonly opensApproval: boolean;
  readonly onDone: (outcome: Outcome) => void;
}

/** Runs the provider's next step, once per address, as soon as the frame can show it. */
export function useProviderAction(
  action: Action | null,
  frame: CheckoutFrame,
  { opensApproval, onDone }: ActionCourse,
): Acting {
  const [acting, setActing] = useState<Acting>({ place: 'nowhere' });
  const finish = useEffectEvent(onDone);
  const { kind, url } = action ?? {};
  const { state, showAction } = frame;

  useEffect(() => {
    if (kind === undefined || url === undefined || state !== 'ready') return undefined;
    return runAction(
      { kind, url },
      { showInFrame: showAction, opensApproval, onPlace: setActing, onDone: (outcome) => finish(outcome) },
    );
  }, [kind, url, state, showAction, opensApproval]);

  return acting;
}
