import { useState } from 'react';
import type { Credentials } from '@livree/contracts';
import { Button, Checkbox, PasswordField, TextField } from '@livree/design-system/base';
import { paths, useMessages, useShell } from '@livree/platform';
import { login } from '../api/login.ts';
import { messageOf } from '../model/entry-message.ts';
import { Entrance } from './entrance.tsx';
import { useEntrance } from './use-entrance.ts';
import { WayOut } from './way-out.tsx';

const empty: Credentials = { email: '', password: '', remember: false };

/** The log-in form. */
export function Login() {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, enter } = useEntrance(t('login.success'));
  const [values, setValues] = useState(empty);
  const edit = (part: Partial<Credentials>): void => setValues({ ...values, ...part });

  return (
    <Entrance
      title={t('login.title')}
      message={messageOf(entry)}
      onSubmit={() => void enter(() => login(api, values), t('login.failed'))}
    >
      <TextField
        type="email"
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        value={values.email}
        error={faults['email']}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        showLabel={common('actions.show')}
        hideLabelText={common('actions.hide')}
        value={values.password}
        error={faults['password']}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <Checkbox
        name="remember"
        label={t('login.remember')}
        checked={values.remember ?? false}
        onChange={(event) => edit({ remember: event.target.checked })}
      />
      <Button type="submit" wide loading={entry.step === 'sending' || entry.step === 'entered'}>
        {t('login.submit')}
      </Button>
      <WayOut to={paths.register()} question={t('login.noAccount')} answer={common('actions.register')} />
    </Entrance>
  );
}
