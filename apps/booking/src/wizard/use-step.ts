import { paths, useSearchParams, useShell } from '@livree/platform';
import { useCallback } from 'react';
import { stepIn, type Step } from './step-rules.ts';

/** The address of a step; the first one has no parameter. */
export function stepPath(step: Step): string {
  return step === 1 ? paths.booking() : `${paths.booking()}?etape=${step}`;
}

/** The step in the address, and a function to change it: Back and Forward go through the steps. */
export function useStep(): { step: Step; goTo: (step: Step, options?: { replace?: boolean }) => void } {
  const [search] = useSearchParams();
  const { navigation } = useShell();
  const goTo = useCallback(
    (step: Step, options?: { replace?: boolean }) => navigation.go(stepPath(step), options),
    [navigation],
  );
  return { step: stepIn(search), goTo };
}
