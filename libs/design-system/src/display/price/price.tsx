import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './price.module.css';

export interface PriceProps {
  size?: 'large' | 'small' | 'bar' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A formatted amount. `small` for cards, `bar` for the action bar. */
export const Price = ({ size = 'large', className, children }: PriceProps) => (
  <span
    className={cx(styles.price, size === 'small' && styles.small, size === 'bar' && styles.bar, className)}
  >
    {children}
  </span>
);
