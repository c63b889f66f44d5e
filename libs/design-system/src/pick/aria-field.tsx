import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from '../base/cx.ts';
import { LabelText } from '../base/field.tsx';
import type { FieldText } from '../base/field.tsx';
import * as styles from '../base/field.module.css';

export const fieldClass = (className?: string): string => cx(styles.field, className);
export const boxClass = (className?: string): string => cx(styles.box, className);
export const inputClass = cx(styles.input);

/** The label of a React Aria field. */
export const AriaLabel = (text: Pick<FieldText, 'label' | 'hideLabel' | 'optional'>) => (
  <Label className={styles.label}>
    <LabelText {...text} />
  </Label>
);

/** The words under a React Aria field, tied to it by their slot. */
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
