import type { ReactNode } from 'react';
import { PasswordDialog, type PasswordTexts } from './password-dialog.tsx';
import { useWaitingCall, type WithAnswer } from './use-waiting-call.ts';

/** Makes a call that may require the password: if the server requires it, asks for it and repeats the call. */
export type WithReauthentication = WithAnswer;

interface Reauthentication {
  readonly withReauthentication: WithReauthentication;
  /** Asks while a call waits for the password. */
  readonly dialog: ReactNode;
}

/** Asks for the password again before a call that an open session alone may not make. */
export function useReauthentication(texts: PasswordTexts): Reauthentication {
  const { withAnswer, waiting } = useWaitingCall('identity.holder_required');
  const dialog = waiting && <PasswordDialog texts={texts} {...waiting} />;
  return { withReauthentication: withAnswer, dialog };
}
