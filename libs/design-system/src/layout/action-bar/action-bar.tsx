import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Price } from '../../display/price/price.tsx';
import * as styles from './action-bar.module.css';

export interface ActionBarProps {
  label: ReactNode;
  amount: ReactNode;
  /** The only primary action, `wide`. */
  action: ReactNode;
  /** Hidden above 900 px, where a rail replaces it. */
  phoneOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The running total and its action, within reach of the thumb. Place it last in a gutter-wide column. */
export const ActionBar = ({ label, amount, action, phoneOnly = true, className }: ActionBarProps) => (
  <div className={cx(styles.bar, phoneOnly && styles.phoneOnly, className)}>
    <p className={styles.words}>
      <span className={styles.label}>{label}</span>
      <Price size="bar">{amount}</Price>
    </p>
    {action}
  </div>
);
