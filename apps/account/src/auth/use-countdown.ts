import { useShell } from '@livree/platform';
import { useEffect, useState } from 'react';

/** A visible countdown in seconds. */
export function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const { clock } = useShell();
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(clock.now().getTime()), 250);
    return () => clearInterval(timer);
  }, [isOver, clock]);

  return {
    seconds,
    start(length) {
      const present = clock.now().getTime();
      setNow(present);
      setEnd(present + length * 1000);
    },
  };
}
