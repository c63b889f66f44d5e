import { useShell } from '@livree/platform';
import { useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(renew: () => void): () => void {
  const timer = setInterval(renew, minuteMs);
  return () => clearInterval(timer);
}

/** The current minute; undefined until hydration. */
export function useMinute(): Date | undefined {
  const { clock } = useShell();
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(clock.now().getTime() / minuteMs),
    () => undefined,
  );
  return useMemo(() => (minute === undefined ? undefined : new Date(minute * minuteMs)), [minute]);
}
