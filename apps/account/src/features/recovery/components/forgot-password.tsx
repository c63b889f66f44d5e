import { identityRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmailField } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { paths, useLocation, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { readGivenContact } from '../../../auth/read-given-contact.ts';
import { requestReset } from '../api/request-reset.ts';
import { ResetSent } from './reset-sent.tsx';

/** Requests a reset link, then says where to find it. */
export function ForgotPassword() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const given = readGivenContact(useLocation().state);
  const [sent, setSent] = useState<{ readonly email: string; readonly message: string }>();
  const form = useApiForm({
    values: { email: '' },
    route: identityRoutes.forgotPassword,
    send: ({ email }) => requestReset(api, email),
    onSent({ message }, { email }) {
      setSent({ email: email.trim(), message: message ?? t('forgot.sent') });
      return undefined;
    },
    failed: t('forgot.failed'),
    unexpected: t('forgot.unexpected'),
  });
  if (sent !== undefined) return <ResetSent {...sent} />;
  return (
    <AuthForm title={t('forgot.title')} form={form}>
      <p>{t('forgot.text')}</p>
      <EmailField {...form.field('email')} label={t('fields.email')} defaultValue={given?.email} />
      <Button type="submit" wide disabled={form.values.email.trim() === ''} loading={form.isSending}>
        {t('forgot.submit')}
      </Button>
      <AlternativeLinks
        to={paths.login()}
        question={t('forgot.remembered')}
        answer={common('actions.login')}
      />
    </AuthForm>
  );
}
