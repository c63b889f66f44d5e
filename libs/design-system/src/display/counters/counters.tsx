import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './counters.module.css';

export interface CountersProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Smaller figures, two per row on a phone, for amounts of money. */
  amounts?: boolean | undefined;
  className?: string | undefined;
}

/** Figures between two hairlines. */
export function Counters({ items, amounts, className }: CountersProps) {
  const count: CSSProperties & { '--count': number } = { '--count': items.length };
  return (
    <dl className={cx(styles.counters, amounts && styles.amounts, className)} style={count}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
