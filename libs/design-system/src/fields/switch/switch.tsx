import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../choice.module.css';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  label: ReactNode;
  description?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const kind = { type: 'checkbox', role: 'switch' } as const;

/** An on/off switch, with its track at the end of the row. */
export function Switch({ label, description, id, className, ...input }: SwitchProps) {
  const made = useId();
  const inputId = id ?? made;
  const descriptionId = description ? `${inputId}-description` : undefined;
  return (
    <div className={cx(styles.choice, styles.switch, className)}>
      <span className={styles.words}>
        <label htmlFor={inputId}>{label}</label>
        {description ? <small id={descriptionId}>{description}</small> : null}
      </span>
      <input {...input} id={inputId} {...kind} className={styles.track} aria-describedby={descriptionId} />
    </div>
  );
}
