import { useShell } from '@livree/platform';
import { useEffect } from 'react';
import { isRideFault } from './quote-faults.ts';
import type { QuoteState } from './use-quote.ts';

/**
 * Reports a price that this release did not get of a ride that its own rules accept, unless the customer or the time is the
 * reason.
 */
export function useQuoteReport({ error, isUpdating }: QuoteState, isChecked: boolean): void {
  const { telemetry } = useShell();
  const isFault = error !== null && !isUpdating && isChecked && isRideFault(error);
  useEffect(() => {
    if (isFault) telemetry.error(error, { where: 'quote' });
  }, [isFault, error, telemetry]);
}
