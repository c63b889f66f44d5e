import type { ReactNode } from 'react';
import * as styles from './filter-bar.module.css';
import { TextLink } from './text-link.tsx';

export type FilterBarProps = {
  /** How much of the list is in sight; read out when it changes. */
  children: ReactNode;
  /** Whether the filters are shown. */
  open: boolean;
  onToggle: () => void;
  /** What the way to the filters, or away from them, says at present. */
  toggleLabel: string;
};

/** Stands over a list: how much of it is in sight, and the way to its filters. */
export const FilterBar = ({ children, open, onToggle, toggleLabel }: FilterBarProps) => (
  <div className={styles.bar}>
    <p aria-live="polite">{children}</p>
    <TextLink aria-expanded={open} onClick={onToggle}>
      {toggleLabel}
    </TextLink>
  </div>
);
