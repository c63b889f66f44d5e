import { identityRoutes } from '@livree/contracts';
import { Button, textLinkClass } from '@livree/design-system/actions';
import { Checkbox, TextField } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { Link, paths, useLocation, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthForm } from '../../../auth/auth-form.tsx';
import * as styles from '../../../auth/auth.module.css';
import { readGivenContact } from '../../../auth/read-given-contact.ts';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { login } from '../api/login.ts';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';
import { useSignIn } from '../use-sign-in.ts';
import { LoginNotice } from './login-notice.tsx';

/** The login form. @param children buttons for other ways to sign in */
export function Login({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { state } = useLocation();
  const { startSession, isWelcomed } = useSignIn({ welcome: t('login.success'), home: paths.profile() });
  const form = useApiForm({
    values: { email: '', password: '', remember: false },
    route: identityRoutes.login,
    send: (typed) => login(api, typed),
    onSent: startSession,
    failed: t('login.failed'),
    unexpected: t('login.unexpected'),
  });
  const passkey = usePasskeySignIn(startSession);
  const isBusy = form.isSending || passkey.isBusy || isWelcomed;
  const notice = passkey.notice ?? form.notice;

  return (
    <AuthForm title={t('login.title')} form={{ ...form, notice }}>
      {notice === undefined && !isBusy && <LoginNotice />}
      <StorageNotice />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={readGivenContact(state)?.email}
      />
      <PasswordField
        {...form.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Checkbox {...form.field('remember')} label={t('login.remember')} />
        <Link to={paths.forgotPassword()} state={state} className={textLinkClass()}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.or}>{t('login.or')}</p>
      <SignInButton disabled={isBusy} onPress={passkey.signIn}>
        {t('login.withPasskey')}
      </SignInButton>
      {children}
      <AlternativeLinks
        to={paths.register()}
        question={t('login.noAccount')}
        answer={common('actions.register')}
      />
    </AuthForm>
  );
}
