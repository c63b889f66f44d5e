import { ApiError } from '@livree/api-client';
import { useState, type ReactNode } from 'react';
import { PasswordDialog } from './components/password-dialog.tsx';

/** A call that waits for the password. */
interface WaitingCall {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Password {
  /** Makes a call; if the server wants the password first, asks for it and repeats the call. */
  readonly withPassword: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Asks while a call waits. */
  readonly dialog: ReactNode;
}

/** Asks for the password before an act that would outlast a stolen session. */
export function usePassword(): Password {
  const [waiting, setWaiting] = useState<WaitingCall>();

  async function withPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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
  const dialog = waiting && <PasswordDialog onDone={end(waiting.onDone)} onClose={end(waiting.onClose)} />;
  return { withPassword, dialog };
}
