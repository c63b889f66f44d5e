import type { ReactNode } from 'react';
import { Button, Checkbox, PasswordField, TextField, textLinkClass } from '@livree/design-system/base';
import { Link, paths, useMessages, useShell } from '@livree/platform';
import * as styles from '../../../entrance/entrance.module.css';
import { Entrance } from '../../../entrance/entrance.tsx';
import { formTexts } from '../../../entrance/form-texts.ts';
import { WayOut } from '../../../entrance/way-out.tsx';
import { login } from '../api/login.ts';
import { signInWithPasskey } from '../model/sign-in-with-passkey.ts';
import { LoginNotice } from './login-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useEntrance } from './use-entrance.ts';

/** The login form. @param children buttons for other ways to sign in */
export function Login({ children }: { children?: ReactNode }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, clearError, enter } = useEntrance({
    welcome: t('login.success'),
    home: paths.profile(),
  });
  const isBusy = entry.step === 'sending' || entry.step === 'entered';
  const submit = (form: FormData): void => {
    const credentials = { ...formTexts(form, ['email', 'password']), remember: form.has('remember') };
    enter(() => login(api, credentials), t('login.failed'));
  };

  return (
    <Entrance title={t('login.title')} entry={entry} onSubmit={submit} onEdit={clearError}>
      {entry.step === 'idle' && <LoginNotice />}
      <TextField
        type="email"
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        error={faults['email']}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        showLabel={common('actions.show')}
        hideLabelText={common('actions.hide')}
        error={faults['password']}
      />
      <div className={styles.row}>
        <Checkbox name="remember" label={t('login.remember')} />
        <Link to={paths.forgotPassword()} className={textLinkClass()}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.or}>{t('login.or')}</p>
      <PasskeyButton
        isBusy={isBusy}
        onPress={(remember) => enter(() => signInWithPasskey(api, remember, t), t('passkeys.failed'))}
      />
      {children}
      <WayOut to={paths.register()} question={t('login.noAccount')} answer={common('actions.register')} />
    </Entrance>
  );
}
