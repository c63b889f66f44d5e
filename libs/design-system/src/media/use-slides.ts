import { useEffect, useState, useSyncExternalStore } from 'react';
import { stepFrom } from './slide-order.ts';

export type Slides = {
  /** The slide in view, from 0. */
  readonly index: number;
  readonly count: number;
  /** Whether it goes on by itself. */
  readonly isPlaying: boolean;
  readonly goTo: (index: number) => void;
  /** To the neighbour; after the last comes the first. */
  readonly step: (by: 1 | -1) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Keeps a playing carousel where it is for a while. */
  readonly hold: (isHeld: boolean) => void;
};

export type SlidesOptions = {
  count: number;
  /** Milliseconds a slide stays while playing; without it nothing goes on by itself. */
  interval?: number | undefined;
};

const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has not asked for less motion. */
export const movesAllowed = (): boolean => !lessMotion().matches;

function subscribeToMotion(listener: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Which of some slides is in view. With an interval it starts to play by itself, unless the visitor wants no motion;
 * it waits while it is held or in a hidden tab, and plays no more once the visitor has gone to a slide themselves.
 */
export function useSlides({ count, interval }: SlidesOptions): Slides {
  const [index, setIndex] = useState(0);
  const [chosen, setPlaying] = useState<boolean>();
  const [isHeld, hold] = useState(false);
  const playsByItself = useSyncExternalStore(subscribeToMotion, movesAllowed, () => false);
  const isPlaying = interval !== undefined && (chosen ?? playsByItself);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(stepFrom(index, 1, count));
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, interval, count, index]);

  const goTo = (next: number): void => {
    setPlaying(false);
    setIndex(next);
  };
  return {
    index: Math.min(index, Math.max(0, count - 1)),
    count,
    isPlaying,
    goTo,
    step: (by) => goTo(stepFrom(index, by, count)),
    setPlaying,
    hold,
  };
}
