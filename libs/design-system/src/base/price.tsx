import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as styles from './price.module.css';

export type PriceProps = {
  size?: 'large' | 'small' | 'bar' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** An amount, already formatted. `small` for cards, `bar` for the bar at the thumb. */
export const Price = ({ size = 'large', className, children }: PriceProps) => (
  <span
    className={cx(styles.price, size === 'small' && styles.small, size === 'bar' && styles.bar, className)}
  >
    {children}
  </span>
);

export type FareLinesProps = {
  /** In words; `detail` says what the amount was reckoned from, such as "31,6 km". */
  lines: readonly { label: string; detail?: string | undefined; amount: string }[];
  total?: { label: string; amount: string } | undefined;
  /** Above the breakdown, as in the rail. */
  totalFirst?: boolean | undefined;
  className?: string | undefined;
};

/** The itemised price; amounts are already formatted. */
export function FareLines({ lines, total, totalFirst, className }: FareLinesProps) {
  return (
    <dl className={cx(styles.lines, className)}>
      {lines.map(({ label, detail, amount }) => (
        <div key={`${label}-${detail ?? ''}`} className={styles.line}>
          <dt>
            {label} {detail ? <small>{detail}</small> : null}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total ? (
        <div className={cx(styles.line, styles.total, totalFirst && styles.totalFirst)}>
          <dt>{total.label}</dt>
          <dd>
            <Price>{total.amount}</Price>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
