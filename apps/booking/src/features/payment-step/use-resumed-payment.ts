import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptMemory } from '../../booking/attempt.ts';

/**
 * Looks once how a payment stands that was left at the provider's page: by a reload, a closed tab or a full redirect.
 */
export function useResumedPayment({ attempt }: AttemptMemory, finish: (outcome: 'completed') => void): void {
  const [openAtFirst] = useState(() => attempt !== null && attempt.paymentIntentId !== null);
  const resume = useEffectEvent(() => finish('completed'));
  useEffect(() => {
    if (openAtFirst) resume();
  }, [openAtFirst]);
}
