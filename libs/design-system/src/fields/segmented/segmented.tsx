import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useEarlyChoice } from '../use-early-choice.ts';
import * as styles from './segmented.module.css';

export interface SegmentedProps {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A choice of two to five short options, side by side in one frame; arrow keys change it. */
export function Segmented({ legend, hideLegend, options, value, onChange, ...props }: SegmentedProps) {
  const made = useId();
  const name = props.name ?? made;
  const fieldset = useEarlyChoice({ name, value, onChange });
  return (
    <fieldset ref={fieldset} className={cx(styles.group, props.className)} disabled={props.disabled}>
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
