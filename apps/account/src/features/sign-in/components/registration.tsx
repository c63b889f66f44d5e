import { useState } from 'react';
import {
  Button,
  EmailField,
  PasswordField,
  passwordScore,
  PhoneField,
  TextField,
} from '@livree/design-system/base';
import { paths, useMessages, useShell } from '@livree/platform';
import { register } from '../api/register.ts';
import { checkRegistration } from '../model/check-registration.ts';
import { formTexts } from '../model/form-texts.ts';
import { Entrance } from './entrance.tsx';
import { useEntrance } from './use-entrance.ts';
import { WayOut } from './way-out.tsx';

const fields = ['name', 'email', 'phone', 'password', 'passwordConfirmation'] as const;

/** The registration form. */
export function Registration() {
  const { t, language } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, forgive, enter } = useEntrance(t('register.success'));
  const [password, setPassword] = useState('');

  const field = (name: (typeof fields)[number], autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`fields.${name}`),
    error: faults[name],
  });
  const shown = { showLabel: common('actions.show'), hideLabelText: common('actions.hide') };
  const score = passwordScore(password);
  const submit = (form: FormData): void => {
    const values = formTexts(form, fields);
    const create = async () => {
      checkRegistration(values);
      return register(api, values);
    };
    void enter(create, t('register.failed'));
  };

  return (
    <Entrance title={t('register.title')} entry={entry} onSubmit={submit} onEdit={forgive}>
      <TextField {...field('name', 'name')} />
      <EmailField {...field('email', 'email')} />
      <PhoneField
        {...field('phone', 'tel')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <PasswordField
        {...field('password', 'new-password')}
        {...shown}
        hint={t('register.passwordHint')}
        strength={password === '' ? undefined : { score, label: t(`strength.${score}`) }}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField {...field('passwordConfirmation', 'new-password')} {...shown} />
      <Button type="submit" wide loading={entry.step === 'sending' || entry.step === 'entered'}>
        {t('register.submit')}
      </Button>
      <WayOut to={paths.login()} question={t('register.hasAccount')} answer={common('actions.login')} />
    </Entrance>
  );
}
