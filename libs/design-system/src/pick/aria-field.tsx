import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from '../cx.ts';
import * as styles from '../fields/field/field.module.css';
import { LabelText } from '../fields/field/field.tsx';
import type { FieldText } from '../fields/field/field.tsx';

export const boxClass = (className?: string): string => cx(styles.box, className);
export const inputClass = cx(styles.input);

/** The props of every such field besides its texts and its value. */
export interface AriaFieldOptions {
  /** The name under which a form sends the value. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** The language of announcements; by default that of the `LocaleProvider` or of the page. */
  locale?: string | undefined;
}

/** The same as props of React Aria. */
export const ariaField = (field: AriaFieldOptions & Pick<FieldText, 'hint' | 'success' | 'error'>) => ({
  className: cx(styles.field, field.className),
  isDisabled: field.disabled ?? false,
  isRequired: field.required ?? false,
  isInvalid: Boolean(field.error),
  // React Aria links a text that appears later only if it is told that there is one.
  description: field.success || field.hint,
  validationBehavior: 'aria' as const,
  ...(field.name ? { name: field.name } : {}),
  ...(field.onBlur ? { onBlur: field.onBlur } : {}),
});

/** The label of a React Aria field. */
export const AriaLabel = ({ label, hideLabel, optional }: FieldText) => (
  <Label className={styles.label}>
    <LabelText label={label} hideLabel={hideLabel} optional={optional} />
  </Label>
);

/** The text below a React Aria field, linked by its slot. */
export function AriaMessage({ hint, success, error }: Pick<FieldText, 'hint' | 'success' | 'error'>) {
  const shown = error || success || hint;
  if (!shown) return null;
  const look = error ? styles.error : success ? styles.success : undefined;
  return (
    <Text slot={error ? 'errorMessage' : 'description'} elementType="p" className={cx(styles.message, look)}>
      {shown}
    </Text>
  );
}
