import type { ReactNode } from 'react';
import { Button, Checkbox, TextField, textLinkClass } from '@livree/design-system/base';
import { Link, paths, useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../auth/auth.module.css';
import { contactGiven } from '../../../auth/contact-given.ts';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { formTexts } from '../../../auth/form-texts.ts';
import { OtherWays } from '../../../auth/other-ways.tsx';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { login } from '../api/login.ts';
import { signInWithPasskey } from '../model/sign-in-with-passkey.ts';
import { LoginNotice } from './login-notice.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** The login form. @param children buttons for other ways to sign in */
export function Login({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { state } = useLocation();
  const { submission, faults, clearError, signIn } = useSignInForm({
    welcome: t('login.success'),
    home: paths.profile(),
  });
  const isBusy = submission.step === 'sending' || submission.step === 'succeeded';
  const submit = (form: FormData): void => {
    const credentials = { ...formTexts(form, ['email', 'password']), remember: form.has('remember') };
    signIn(() => login(api, credentials), t('login.failed'));
  };

  return (
    <AuthForm title={t('login.title')} submission={submission} onSubmit={submit} onEdit={clearError}>
      {submission.step === 'idle' && <LoginNotice />}
      <StorageNotice />
      <TextField
        type="email"
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={contactGiven(state)?.email}
        error={faults['email']}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        error={faults['password']}
      />
      <div className={styles.row}>
        <Checkbox name="remember" label={t('login.remember')} />
        <Link to={paths.forgotPassword()} state={state} className={textLinkClass()}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.or}>{t('login.or')}</p>
      <SignInButton
        disabled={isBusy}
        onPress={(remember) => signIn(() => signInWithPasskey(api, remember, t), t('passkeys.failed'))}
      >
        {t('login.withPasskey')}
      </SignInButton>
      {children}
      <OtherWays to={paths.register()} question={t('login.noAccount')} answer={common('actions.register')} />
    </AuthForm>
  );
}
