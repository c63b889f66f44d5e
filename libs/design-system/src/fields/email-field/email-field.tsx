import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** An e-mail address, with its keyboard and without autocorrection. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField autoComplete="email" spellCheck={false} autoCapitalize="none" {...props} type="email" />
);
