import { useState } from 'react';
import type { FormFaults } from '@livree/api-client';
import { PasswordField, passwordScore } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint: string;
  readonly faults: FormFaults;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ label, hint, faults }: NewPasswordFieldsProps) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const [password, setPassword] = useState('');
  const score = passwordScore(password);
  const shared = {
    autoComplete: 'new-password',
    showLabel: common('actions.show'),
    hideLabelText: common('actions.hide'),
  };
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={label}
        hint={hint}
        error={faults['password']}
        strength={password === '' ? undefined : { score, label: t(`strength.${score}`) }}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        {...shared}
        name="passwordConfirmation"
        label={t('fields.passwordConfirmation')}
        error={faults['passwordConfirmation']}
      />
    </>
  );
}
