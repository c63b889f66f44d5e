import { ApiError } from '@livree/api-client';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const loadDialog = () => import(/* webpackChunkName: 'factor' */ './factor-dialog.tsx');
const FactorDialog = lazy(async () => ({ default: (await loadDialog()).FactorDialog }));

/** A call that waits for the second factor. */
interface WaitingCall {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface FactorQuestion {
  /** Makes a call; if the server requires the second factor again, asks for it and repeats the call. */
  readonly withFactor: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Asks while a call waits. */
  readonly factorDialog: ReactNode;
}

/** Asks the company's people for the second factor again before they change who can sign in. */
export function useFactorQuestion(): FactorQuestion {
  const [waiting, setWaiting] = useState<WaitingCall>();

  async function withFactor<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor.required')) throw error;
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
  const factorDialog = waiting && (
    <Suspense fallback={null}>
      <FactorDialog onDone={end(waiting.onDone)} onClose={end(waiting.onClose)} />
    </Suspense>
  );
  return { withFactor, factorDialog };
}
