import { ApiError } from '@livree/api-client';
import { useState, type ReactNode } from 'react';
import { PasswordDialog, type PasswordTexts } from './password-dialog.tsx';

/** A call that waits for the password. */
interface WaitingCall {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes a call that may require the password: if the server requires it, asks for it and repeats the call. */
export type WithReauthentication = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

interface Reauthentication {
  readonly withReauthentication: WithReauthentication;
  /** Asks while a call waits for the password. */
  readonly dialog: ReactNode;
}

/** Asks for the password again before a call that an open session alone may not make. */
export function useReauthentication(texts: PasswordTexts): Reauthentication {
  const [waiting, setWaiting] = useState<WaitingCall>();

  async function withReauthentication<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'identity.holder_required')) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ onDone: resolve, onClose: () => reject(error) });
      });
      return call();
    }
  }

  const end = (answer: () => void) => (): void => {
    setWaiting(undefined);
    answer();
  };
  const dialog = waiting && (
    <PasswordDialog texts={texts} onDone={end(waiting.onDone)} onClose={end(waiting.onClose)} />
  );
  return { withReauthentication, dialog };
}
