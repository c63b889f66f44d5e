import { useState } from 'react';
import { TextLink } from '../../actions/text-link/text-link.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.module.css';

export interface PasswordStrength {
  /** How many of the four parts of the line are filled. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The strength in words. */
  label: string;
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabelText: string;
  strength?: PasswordStrength | undefined;
};

const parts = [1, 2, 3, 4] as const;

const StrengthMeter = ({ score, label }: PasswordStrength) => (
  <div className={styles.meter}>
    {parts.map((part) => (
      <i key={part} className={part <= score ? styles.reached : undefined} />
    ))}
    <output>{label}</output>
  </div>
);

/** A password with a button that shows it and, with `strength`, a growing line. */
export function PasswordField({ showLabel, hideLabelText, strength, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = <TextLink onClick={() => setShown(!shown)}>{shown ? hideLabelText : showLabel}</TextLink>;
  return (
    <div className={styles.wrapper}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        trailing={toggle}
      />
      {strength ? <StrengthMeter {...strength} /> : null}
    </div>
  );
}
