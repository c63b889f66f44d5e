import type { ReactNode } from 'react';
import { TextLink } from '../../actions/text-link/text-link.tsx';
import * as styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** How much of the list is visible; announced when it changes. */
  children: ReactNode;
  /** Whether the filters are shown. */
  open: boolean;
  onToggle: () => void;
  /** The current label of the button that shows or hides the filters. */
  toggleLabel: string;
}

/** Above a list: how much of it is visible, and the button for its filters. */
export const FilterBar = ({ children, open, onToggle, toggleLabel }: FilterBarProps) => (
  <div className={styles.bar}>
    <p aria-live="polite">{children}</p>
    <TextLink aria-expanded={open} onClick={onToggle}>
      {toggleLabel}
    </TextLink>
  </div>
);
