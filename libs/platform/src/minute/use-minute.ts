import { useShell } from '@livree/platform';
import { useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;
/** Milliseconds between two looks at the clock: a timer of a minute would tell each minute up to a minute late. */
const lookMs = 1000;

function lookOften(renew: () => void): () => void {
  const timer = setInterval(renew, lookMs);
  return () => clearInterval(timer);
}

/** The current minute, anew as each begins; undefined until hydration. */
export function useMinute(): Date | undefined {
  const { clock } = useShell();
  const minute = useSyncExternalStore(
    lookOften,
    () => Math.floor(clock.now().getTime() / minuteMs),
    () => undefined,
  );
  return useMemo(() => (minute === undefined ? undefined : new Date(minute * minuteMs)), [minute]);
}
