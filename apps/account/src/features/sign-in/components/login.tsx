import { paths, useLocation } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { readGivenContact } from '../../../auth/read-given-contact.ts';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { useLogin } from '../use-login.ts';
import { useSignIn } from '../use-sign-in.ts';
import { LoginFields } from './login-fields.tsx';
import { LoginNotice } from './login-notice.tsx';

/** The login page. @param children buttons for other ways to sign in */
export function Login({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { state } = useLocation();
  const { startSession, isWelcomed } = useSignIn({ welcome: t('login.success'), home: paths.profile() });
  const login = useLogin(startSession);
  const isBusy = login.isSending || isWelcomed;

  return (
    <AuthForm title={t('login.title')} form={login.form}>
      {login.form.notice === undefined && !isBusy && <LoginNotice />}
      <StorageNotice />
      <LoginFields {...{ login, isBusy }} email={readGivenContact(state)?.email} request={state}>
        {children}
      </LoginFields>
      <AlternativeLinks
        to={paths.register()}
        question={t('login.noAccount')}
        answer={common('actions.register')}
      />
    </AuthForm>
  );
}
