import { useEffect, useState, useSyncExternalStore } from 'react';
import { stepFrom } from './slide-order.ts';

export interface Slides {
  /** The visible slide, from 0. */
  readonly index: number;
  readonly count: number;
  /** Whether it advances automatically. */
  readonly isPlaying: boolean;
  readonly goTo: (index: number) => void;
  /** Goes to the neighbour; the first follows the last. */
  readonly step: (by: 1 | -1) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Pauses a playing carousel. */
  readonly hold: (isHeld: boolean) => void;
}

export interface SlidesOptions {
  count: number;
  /** Milliseconds per slide while playing; without it, nothing advances automatically. */
  interval?: number | undefined;
}

const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has not requested reduced motion. */
export const movesAllowed = (): boolean => !lessMotion().matches;

function subscribeToMotion(listener: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Tracks which slide is visible. With an interval it plays automatically, unless the visitor wants reduced motion. It
 * pauses while it is held or in a hidden tab, and stops once the visitor selects a slide.
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
