import { Children, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './chips.module.css';

/** The class of a chip, for a router's link; `aria-current` marks the current one. */
export const chipClass = (): string => cx(styles.chip);

export interface ChipsProps {
  label: string;
  /** One link per chip. */
  children: ReactNode;
}

/** Links that filter a list. */
export const Chips = ({ label, children }: ChipsProps) => (
  <nav aria-label={label}>
    <ul className={styles.chips}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  </nav>
);
