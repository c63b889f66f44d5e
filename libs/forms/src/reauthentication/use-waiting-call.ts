import { ApiError } from '@livree/api-client';
import { useState } from 'react';

/** How a question ends for which a call waits: answered, or closed. */
export interface WaitingCall {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes a call; if the server first wants an answer, asks for it and repeats the call. */
export type WithAnswer = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets calls wait for a question that the server asks by refusing them.
 * @param code of that refusal @returns `waiting` while the question stands
 */
export function useWaitingCall(code: string): {
  readonly withAnswer: WithAnswer;
  readonly waiting: WaitingCall | undefined;
} {
  const [waiting, setWaiting] = useState<WaitingCall>();

  async function withAnswer<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === code)) throw error;
      try {
        await new Promise<void>((resolve, reject) => {
          setWaiting({ onDone: resolve, onClose: () => reject(error) });
        });
      } finally {
        setWaiting(undefined);
      }
      return call();
    }
  }
  return { withAnswer, waiting };
}
