import type { ApiForm } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../forms/password-field.tsx';

interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

interface NewPasswordFieldsProps {
  readonly form: Pick<ApiForm<NewPassword>, 'field' | 'values'>;
  readonly label: string;
  readonly hint: string;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ form, label, hint }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        label={label}
        hint={hint}
        rated={form.values.password}
      />
      <PasswordField
        {...form.field('passwordConfirmation')}
        autoComplete="new-password"
        label={t('fields.passwordConfirmation')}
      />
    </>
  );
}
