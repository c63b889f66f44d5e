import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
}

/** Facts in rows between hairlines. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
