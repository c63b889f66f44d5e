import { passwordReset, type ResetLink } from '@livree/contracts';
import { Button, EmailField } from '@livree/design-system/base';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { checkNewPassword } from '../../../auth/check-new-password.ts';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { formTexts } from '../../../auth/form-texts.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { useAuthForm } from '../../../auth/use-auth-form.ts';
import { resetPassword } from '../api/reset-password.ts';
import { ResetDone } from './reset-done.tsx';

/** The form behind a valid link: the address is fixed, the password is chosen. */
export function ResetForm({ link }: { link: ResetLink }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { submission, faults, clearError, send } = useAuthForm();

  const submit = (form: FormData): void => {
    const values = { ...link, ...formTexts(form, ['password', 'passwordConfirmation']) };
    const reset = async () => {
      checkNewPassword(passwordReset, values);
      return resetPassword(api, values);
    };
    void send(reset, {
      failed: t('reset.failed'),
      unexpected: t('reset.unexpected'),
      done: ({ message }) => message ?? t('reset.success'),
    });
  };

  if (submission.step === 'succeeded') return <ResetDone email={link.email} message={submission.message} />;
  return (
    <AuthForm title={t('reset.title')} submission={submission} onSubmit={submit} onEdit={clearError}>
      <p>{t('reset.text')}</p>
      <EmailField
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        value={link.email}
        readOnly
        error={faults['email']}
      />
      <NewPasswordFields label={t('fields.newPassword')} hint={t('reset.passwordHint')} faults={faults} />
      <Button type="submit" wide loading={submission.step === 'sending'}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
