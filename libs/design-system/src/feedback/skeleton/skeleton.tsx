import { cx } from '../../cx.ts';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; full width and one line high by default. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** The shape of loading content. Put `aria-busy` on the region around it. */
export const Skeleton = ({ width, height, className }: SkeletonProps) => (
  <span aria-hidden className={cx(styles.bone, className)} style={{ width, height }} />
);
