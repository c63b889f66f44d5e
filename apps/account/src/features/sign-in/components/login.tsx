import { Button, Checkbox, PasswordField, TextField } from '@livree/design-system/base';
import { paths, useMessages, useShell } from '@livree/platform';
import { login } from '../api/login.ts';
import { formTexts } from '../model/form-texts.ts';
import { Entrance } from './entrance.tsx';
import { LoginRequired } from './login-required.tsx';
import { useEntrance } from './use-entrance.ts';
import { WayOut } from './way-out.tsx';

/** The log-in form. */
export function Login() {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, forgive, enter } = useEntrance(t('login.success'));
  const submit = (form: FormData): void => {
    const credentials = { ...formTexts(form, ['email', 'password']), remember: form.has('remember') };
    void enter(() => login(api, credentials), t('login.failed'));
  };

  return (
    <Entrance title={t('login.title')} entry={entry} onSubmit={submit} onEdit={forgive}>
      {entry.step === 'idle' && <LoginRequired />}
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
      <Checkbox name="remember" label={t('login.remember')} />
      <Button type="submit" wide loading={entry.step === 'sending' || entry.step === 'entered'}>
        {t('login.submit')}
      </Button>
      <WayOut to={paths.register()} question={t('login.noAccount')} answer={common('actions.register')} />
    </Entrance>
  );
}
