import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'>;

/** A telephone number, with the digits' keyboard, written left to right in every language. */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField autoComplete="tel" {...props} type="tel" dir="ltr" />
);
