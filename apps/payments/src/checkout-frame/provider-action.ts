import { openApprovalWindow } from './approval-window.ts';
import type { Action, Outcome } from './frame-protocol.ts';
import { providerAddress } from './provider-address.ts';

/** Where the customer acts at the provider: nowhere, in the frame, or in another window. */
export type Acting =
  | { readonly place: 'nowhere' | 'frame' }
  | { readonly place: 'window'; readonly focus: () => void; readonly cancel: () => void };

interface Course {
  /** Shows a page of the provider in the frame. */
  readonly showInFrame: (action: Action) => Promise<Outcome>;
  /** The provider's own button waits for the approval and opens its page itself. */
  readonly opensApproval: boolean;
  readonly onPlace: (acting: Acting) => void;
  readonly onDone: (outcome: Outcome) => void;
}

/**
 * Runs the provider's next step: a wallet's approval in a window, or in the frame if the browser refuses the window;
 * a card's challenge in the frame. Returns a function that cancels it.
 */
export function runAction(
  action: Action,
  { showInFrame, opensApproval, onPlace, onDone }: Course,
): () => void {
  let current = true;
  const finish = (outcome: Outcome): void => {
    if (!current) return;
    onPlace({ place: 'nowhere' });
    onDone(outcome);
  };
  void begin().then(finish);
  return () => {
    current = false;
    onPlace({ place: 'nowhere' });
  };

  function begin(): Promise<Outcome> {
    const address = providerAddress(action.url, location.origin);
    if (address === undefined) return Promise.resolve('failed');
    const opened = action.kind === 'approval' && !opensApproval ? openApprovalWindow(address) : undefined;
    if (opened === undefined) {
      onPlace({ place: 'frame' });
      return showInFrame(action);
    }
    onPlace({ place: 'window', focus: opened.focus, cancel: opened.cancel });
    return opened.outcome;
  }
}
