import type { ReactNode } from 'react';
import * as styles from './action-bar.module.css';
import { cx } from './cx.ts';
import { Price } from './price.tsx';

export type ActionBarProps = {
  label: ReactNode;
  amount: ReactNode;
  /** The one primary action, `wide`. */
  action: ReactNode;
  /** Gone above 900 px, where a rail takes its place. */
  phoneOnly?: boolean | undefined;
  className?: string | undefined;
};

/** The running total and its action, within reach of the thumb. The last child of a gutter-wide column. */
export const ActionBar = ({ label, amount, action, phoneOnly = true, className }: ActionBarProps) => (
  <div className={cx(styles.bar, phoneOnly && styles.phoneOnly, className)}>
    <p className={styles.words}>
      <span className={styles.label}>{label}</span>
      <Price size="bar">{amount}</Price>
    </p>
    {action}
  </div>
);
