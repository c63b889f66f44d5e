import { ApiError } from '@livree/api-client';
import { useState, type ReactNode } from 'react';
import { PasswordDialog } from './password-dialog.tsx';

interface Question {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes a call that may require the password: if the server requires it, asks for it and repeats the call. */
export type AsHolder = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

interface Holder {
  readonly asHolder: AsHolder;
  /** Asks while a call waits for the password. */
  readonly dialog: ReactNode;
}

/** Asks for the password before a call that the server allows the holder of the account only. */
export function useHolder(): Holder {
  const [question, setQuestion] = useState<Question>();

  async function asHolder<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'identity.holder_required')) throw error;
      await new Promise<void>((resolve, reject) => {
        setQuestion({ onDone: resolve, onClose: () => reject(error) });
      });
      return call();
    }
  }

  const end = (answer: () => void) => (): void => {
    setQuestion(undefined);
    answer();
  };
  const dialog = question && <PasswordDialog onDone={end(question.onDone)} onClose={end(question.onClose)} />;
  return { asHolder, dialog };
}
