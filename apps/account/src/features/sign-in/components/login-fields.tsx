import { Button, textLinkClass } from '@livree/design-system/actions';
import { Checkbox, TextField } from '@livree/design-system/fields';
import { Link, paths } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../auth/auth.module.css';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import type { Login } from '../use-login.ts';

interface LoginFieldsProps {
  readonly login: Login;
  readonly isBusy: boolean;
  readonly email: string | undefined;
  /** What the page for a forgotten password gets, to lead back. */
  readonly request: unknown;
  /** Buttons for other ways to sign in. */
  readonly children?: ReactNode;
}

/** The fields and the buttons of the log-in. */
export function LoginFields({ login, isBusy, email, request, children }: LoginFieldsProps) {
  const { t } = useTranslation('account');
  const { form, signInWithPasskey } = login;
  return (
    <>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        {...form.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Checkbox {...form.field('remember')} label={t('login.remember')} />
        <Link to={paths.forgotPassword()} state={request} className={textLinkClass()}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.or}>{t('login.or')}</p>
      <SignInButton disabled={isBusy} onPress={signInWithPasskey}>
        {t('login.withPasskey')}
      </SignInButton>
      {children}
    </>
  );
}
