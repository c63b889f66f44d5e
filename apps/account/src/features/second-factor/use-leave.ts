import { useShell } from '@livree/platform';
import { useCallback } from 'react';

/** Learns the role that the session has now, then opens a page in another document: only that has the pages of the company's people. */
export function useLeave(target: string): () => Promise<void> {
  const { session } = useShell();
  return useCallback(async () => {
    // Without an answer, the next document asks again.
    await session.refresh().catch(() => undefined);
    location.assign(target);
  }, [session, target]);
}
