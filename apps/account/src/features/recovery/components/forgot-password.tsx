import { useEffect, useRef, useState } from 'react';
import { Button, EmailField } from '@livree/design-system/base';
import { paths, useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { contactGiven } from '../../../auth/contact-given.ts';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { formTexts } from '../../../auth/form-texts.ts';
import { useAuthForm } from '../../../auth/use-auth-form.ts';
import { OtherWays } from '../../../auth/other-ways.tsx';
import { requestReset } from '../api/request-reset.ts';
import { ResetSent } from './reset-sent.tsx';

/** Requests a reset link, then says where to find it. */
export function ForgotPassword() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const given = contactGiven(useLocation().state);
  const { submission, faults, clearError, send } = useAuthForm();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // Text typed or filled in before hydration counts too.
  useEffect(() => setEmail(field.current?.value ?? ''), []);

  const submit = (form: FormData): void =>
    void send(() => requestReset(api, formTexts(form, ['email']).email), {
      failed: t('forgot.failed'),
      unexpected: t('forgot.unexpected'),
      done: ({ message }) => message ?? t('forgot.sent'),
    });

  if (submission.step === 'succeeded') return <ResetSent email={email.trim()} message={submission.message} />;
  return (
    <AuthForm title={t('forgot.title')} submission={submission} onSubmit={submit} onEdit={clearError}>
      <p>{t('forgot.text')}</p>
      <EmailField
        ref={field}
        name="email"
        label={t('fields.email')}
        defaultValue={given?.email}
        error={faults['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" wide disabled={email.trim() === ''} loading={submission.step === 'sending'}>
        {t('forgot.submit')}
      </Button>
      <OtherWays to={paths.login()} question={t('forgot.remembered')} answer={common('actions.login')} />
    </AuthForm>
  );
}
