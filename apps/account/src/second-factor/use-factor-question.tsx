import { useWaitingCall, type WithAnswer } from '@livree/forms/waiting-call';
import { lazy, Suspense, type ReactNode } from 'react';

const loadDialog = () => import(/* webpackChunkName: 'factor' */ './factor-dialog.tsx');
const FactorDialog = lazy(async () => ({ default: (await loadDialog()).FactorDialog }));

interface FactorQuestion {
  /** Makes a call; if the server requires the second factor again, asks for it and repeats the call. */
  readonly withFactor: WithAnswer;
  /** Asks while a call waits. */
  readonly factorDialog: ReactNode;
}

/** Asks the company's people for the second factor again before they change who can sign in. */
export function useFactorQuestion(): FactorQuestion {
  const { withAnswer, waiting } = useWaitingCall('second_factor.required');
  const factorDialog = waiting && (
    <Suspense fallback={null}>
      <FactorDialog {...waiting} />
    </Suspense>
  );
  return { withFactor: withAnswer, factorDialog };
}
