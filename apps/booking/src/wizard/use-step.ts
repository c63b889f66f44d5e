import { paths, useSearchParams, useShell } from '@livree/platform';
import { useCallback } from 'react';
import { stepIn, type Step } from './step-rules.ts';

/** The address of a step; the first one has no parameter. */
export function stepPath(step: Step): string {
  return step === 1 ? paths.booking() : `${paths.booking()}?etape=${step}`;
}

/** The id of the vehicles in step 1, to which other steps lead. */
export const vehiclesId = 'vehicles';

interface Way {
  readonly replace?: boolean;
  /** The id of the part of the step that gets the focus, if it is not the step's heading. */
  readonly focus?: string;
}

/** The step in the address, and a function to change it: Back and Forward go through the steps. */
export function useStep(): { step: Step; goTo: (step: Step, way?: Way) => void } {
  const [search] = useSearchParams();
  const { navigation } = useShell();
  const goTo = useCallback(
    (step: Step, { focus, ...options }: Way = {}) =>
      navigation.go(stepPath(step), { ...options, ...(focus !== undefined && { state: { focus } }) }),
    [navigation],
  );
  return { step: stepIn(search), goTo };
}
