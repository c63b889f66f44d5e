import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './facts.module.css';

export interface Fact {
  label: string;
  /** A fact without a value is left out. */
  value: ReactNode;
  /** A text of several sentences, placed below its label. */
  isProse?: boolean;
}

/** Facts in rows between hairlines. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={cx(styles.facts, className)}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value, isProse = false }) => (
        <div key={label} className={isProse ? styles.prose : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
