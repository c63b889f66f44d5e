import { useState } from 'react';
import type { FormFaults } from '@livree/api-client';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../forms/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint: string;
  readonly faults: FormFaults;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ label, hint, faults }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={label}
        hint={hint}
        error={faults['password']}
        rated={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        name="passwordConfirmation"
        autoComplete="new-password"
        label={t('fields.passwordConfirmation')}
        error={faults['passwordConfirmation']}
      />
    </>
  );
}
