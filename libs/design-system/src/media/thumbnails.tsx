import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import * as styles from './thumbnails.module.css';
import type { Slides } from './use-slides.ts';

export type Thumbnail = {
  id: string | number;
  /** Names the slide. */
  name: string;
  /** Decorative; it is cropped. */
  picture: ReactNode;
};

export type ThumbnailsProps = {
  label: string;
  slides: Slides;
  /** The thumbnails of the first slides, in order. */
  items: readonly Thumbnail[];
  className?: string | undefined;
};

/** Thumbnails that select their slides. */
export function Thumbnails({ label, slides, items, className }: ThumbnailsProps) {
  if (items.length < 2) return null;
  return (
    <ul className={cx(styles.strip, className)} aria-label={label}>
      {items.map(({ id, name, picture }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={name}
            aria-current={index === slides.index ? 'true' : undefined}
            onClick={() => slides.goTo(index)}
          >
            {picture}
          </button>
        </li>
      ))}
    </ul>
  );
}
