import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './field.module.css';

/** The texts around a control, already in the visitor's language. */
export interface FieldText {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Shown after the label, such as "(facultatif)". */
  optional?: string | undefined;
  hint?: ReactNode;
  /** Replaces the hint. */
  success?: ReactNode;
  /** The error and what to do about it; replaces the hint. */
  error?: ReactNode;
}

/** The props that link a control to its label and messages. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The text below a control; an empty one takes no space. */
export function FieldMessage({
  id,
  hint,
  success,
  error,
}: Pick<FieldText, 'hint' | 'success' | 'error'> & { id?: string }) {
  const shown = error || success || hint;
  if (!shown) return null;
  return (
    <p id={id} className={cx(styles.message, error ? styles.error : success ? styles.success : undefined)}>
      {shown}
    </p>
  );
}

/** The text above a control. */
export const LabelText = ({
  label,
  hideLabel,
  optional,
}: Pick<FieldText, 'label' | 'hideLabel' | 'optional'>) => {
  const words = (
    <>
      {label}
      {optional ? <span className={styles.optional}> {optional}</span> : null}
    </>
  );
  return hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words;
};

export type FieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The part of a control's props that belongs to its field, and the rest. */
export function splitProps<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, hideLabel, optional, hint, success, error, id, className, ...control } = props;
  return { field: { label, hideLabel, optional, hint, success, error, id, className }, control };
}

/** Label, control and message. For your own control, spread the argument of the child function on it. */
export function Field({ id, className, children, ...text }: FieldProps) {
  const { hint, success, error } = text;
  const made = useId();
  const controlId = id ?? made;
  const messageId = `${controlId}-message`;
  const described = error || success || hint ? messageId : undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label id={`${controlId}-label`} htmlFor={controlId} className={styles.label}>
        <LabelText {...text} />
      </label>
      {children({ id: controlId, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldMessage id={messageId} {...text} />
    </div>
  );
}
