import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { TextLink } from '../../actions/text-link/text-link.tsx';
import { cx } from '../../cx.ts';
import * as styles from './filter-panel.module.css';

export interface FilterPanelProps {
  applyLabel: string;
  onApply: () => void;
  resetLabel: string;
  onReset: () => void;
  className?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields that filter a list once they are applied. */
export const FilterPanel = ({ applyLabel, onApply, resetLabel, onReset, ...props }: FilterPanelProps) => (
  <form
    className={cx(styles.panel, props.className)}
    onSubmit={(event) => {
      event.preventDefault();
      onApply();
    }}
  >
    {props.children}
    <div className={styles.actions}>
      <TextLink onClick={onReset}>{resetLabel}</TextLink>
      <Button type="submit" variant="secondary">
        {applyLabel}
      </Button>
    </div>
  </form>
);
