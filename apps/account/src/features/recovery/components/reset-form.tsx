import { identityRoutes, type ResetLink } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmailField } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { findRepeatFaults } from '../../../auth/find-repeat-faults.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { resetPassword } from '../api/reset-password.ts';
import { ResetDone } from './reset-done.tsx';

/** The form behind a valid link: the address is fixed, the password is chosen. */
export function ResetForm({ link }: { link: ResetLink }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const [done, setDone] = useState<string>();
  const form = useApiForm({
    values: { password: '', passwordConfirmation: '' },
    route: identityRoutes.resetPassword,
    body: (typed) => ({ ...link, ...typed }),
    findFaults: findRepeatFaults,
    send: (typed) => resetPassword(api, { ...link, ...typed }),
    onSent({ message }) {
      setDone(message ?? t('reset.success'));
      return undefined;
    },
    failed: t('reset.failed'),
    unexpected: t('reset.unexpected'),
  });

  if (done !== undefined) return <ResetDone email={link.email} message={done} />;
  return (
    <AuthForm title={t('reset.title')} form={form}>
      <p>{t('reset.text')}</p>
      <EmailField
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        value={link.email}
        readOnly
        error={form.faults['email']}
      />
      <NewPasswordFields label={t('fields.newPassword')} hint={t('reset.passwordHint')} form={form} />
      <Button type="submit" wide loading={form.isSending}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
