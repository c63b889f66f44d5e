import { Children, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { glide } from './glide.ts';
import * as styles from './slide-track.module.css';
import { movesAllowed, type Slides } from './use-slides.ts';

export interface SlideTrackProps {
  slides: Slides;
  /** Names a slide, such as "3 sur 12". */
  position: (position: number, count: number) => string;
  className?: string | undefined;
  /** Names the track, which then has a place in the tab order; without it, its slides contain something to focus. */
  label?: string;
  /** One child per slide. */
  children: ReactNode;
}

/** Where a slide begins, counted from the first one. */
export const measureLeft = (track: HTMLElement, index: number): number => {
  const [first, slide] = [track.children[0], track.children[index]];
  if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return 0;
  return slide.offsetLeft - first.offsetLeft;
};

const nearest = (track: HTMLElement): number =>
  Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));

const never = () => () => undefined;

/** Slides side by side, one visible: swiped by hand, or moved by `slides`. */
export function SlideTrack({ slides, position, className, label, children }: SlideTrackProps) {
  const { index, count, isPlaying, goTo } = slides;
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef<number | undefined>(undefined);
  const breakOff = useRef<(() => void) | undefined>(undefined);
  // Before hydration, a visitor can only scroll, and press what is visible.
  const works = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const element = track.current;
    if (element === null || shown.current === index) return;
    breakOff.current?.();
    const isFirst = shown.current === undefined;
    shown.current = index;
    const left = measureLeft(element, index);
    if (!isFirst && movesAllowed())
      breakOff.current = glide(element, left, () => (breakOff.current = undefined));
    else element.scrollLeft = left;
  }, [index]);

  function follow({ currentTarget }: { currentTarget: HTMLElement }) {
    const seen = nearest(currentTarget);
    if (breakOff.current !== undefined || seen === shown.current) return;
    shown.current = seen;
    goTo(seen);
  }

  const takeOver = () => breakOff.current?.();
  return (
    <div
      ref={track}
      className={cx(styles.track, className)}
      {...(label !== undefined && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      aria-live={isPlaying ? 'off' : 'polite'}
      onScroll={follow}
      onPointerDown={takeOver}
      onWheel={takeOver}
    >
      {Children.map(children, (slide, at) => (
        <div
          role="group"
          aria-label={position(at + 1, count)}
          className={styles.slide}
          inert={works && at !== index}
          aria-hidden={works && at !== index ? true : undefined}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
