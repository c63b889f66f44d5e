import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { measureLeft } from '../slides/slide-track.tsx';
import type { Slides } from '../slides/use-slides.ts';
import * as styles from './thumbnails.module.css';

export interface Thumbnail {
  id: string | number;
  /** Names the slide. */
  name: string;
  /** Decorative; it is cropped. */
  picture: ReactNode;
}

export interface ThumbnailsProps {
  label: string;
  slides: Slides;
  /** The thumbnails of the first slides, in order. */
  items: readonly Thumbnail[];
  className?: string | undefined;
}

/** Thumbnails that select their slides; the current one stays in sight, after the one before it. */
export function Thumbnails({ label, slides, items, className }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { index: current } = slides;
  useEffect(() => {
    const element = strip.current;
    if (element !== null && current < element.children.length)
      element.scrollTo({ left: measureLeft(element, Math.max(0, current - 1)) });
  }, [current]);
  if (items.length < 2) return null;
  return (
    <ul ref={strip} className={cx(styles.strip, className)} aria-label={label}>
      {items.map(({ id, name, picture }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={name}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => slides.goTo(index)}
          >
            {picture}
          </button>
        </li>
      ))}
    </ul>
  );
}
