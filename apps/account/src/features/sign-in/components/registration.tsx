import { useState } from 'react';
import type { Registration as Values } from '@livree/contracts';
import { Button, PasswordField, TextField, type TextFieldProps } from '@livree/design-system/base';
import { paths, useMessages, useShell } from '@livree/platform';
import { register } from '../api/register.ts';
import { messageOf } from '../model/entry-message.ts';
import { checkRegistration } from '../model/check-registration.ts';
import { passwordScore } from '../model/password-strength.ts';
import { Entrance } from './entrance.tsx';
import { useEntrance } from './use-entrance.ts';
import { WayOut } from './way-out.tsx';

const empty = { name: '', email: '', phone: '', password: '', passwordConfirmation: '' } satisfies Values;

/** The registration form. */
export function Registration() {
  const { t, language } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, enter } = useEntrance(t('register.success'));
  const [values, setValues] = useState(empty);

  const field = (name: keyof typeof empty, autoComplete: string): TextFieldProps => ({
    name,
    autoComplete,
    label: t(`fields.${name}`),
    value: values[name],
    error: faults[name],
    onChange: (event) => setValues({ ...values, [name]: event.target.value }),
  });
  const shown = { showLabel: common('actions.show'), hideLabelText: common('actions.hide') };
  const score = passwordScore(values.password);
  const create = async () => {
    checkRegistration(values);
    return register(api, values);
  };

  return (
    <Entrance
      title={t('register.title')}
      message={messageOf(entry)}
      onSubmit={() => void enter(create, t('register.failed'))}
    >
      <TextField {...field('name', 'name')} />
      <TextField {...field('email', 'email')} type="email" />
      <TextField
        {...field('phone', 'tel')}
        type="tel"
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <PasswordField
        {...field('password', 'new-password')}
        {...shown}
        hint={t('register.passwordHint')}
        strength={values.password === '' ? undefined : { score, label: t(`strength.${score}`) }}
      />
      <PasswordField {...field('passwordConfirmation', 'new-password')} {...shown} />
      <Button type="submit" wide loading={entry.step === 'sending' || entry.step === 'entered'}>
        {t('register.submit')}
      </Button>
      <WayOut to={paths.login()} question={t('register.hasAccount')} answer={common('actions.login')} />
    </Entrance>
  );
}
