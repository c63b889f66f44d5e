import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './tag.module.css';

/** A short fact in a hairline frame. */
export const Tag = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={cx(styles.tag, className)}>{children}</span>
);
