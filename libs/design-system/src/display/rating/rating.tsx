import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5; a star can be filled in part. */
  value: number;
  /** The same in words, such as "4,8 sur 5". */
  label: string;
  className?: string | undefined;
}

const stars = [0, 1, 2, 3, 4] as const;

/** Shows a rating; it is not an input. */
export const Rating = ({ value, label, className }: RatingProps) => (
  <span className={cx(styles.stars, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {stars.map((star) => {
      const fill: CSSProperties & { '--fill': string } = {
        '--fill': `${Math.round(Math.min(1, Math.max(0, value - star)) * 100)}%`,
      };
      return <i key={star} aria-hidden className={styles.star} style={fill} />;
    })}
  </span>
);
