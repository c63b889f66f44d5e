import { registration } from '@livree/contracts';
import { Button, EmailField, PhoneField, TextField } from '@livree/design-system/base';
import { paths, useMessages, useShell } from '@livree/platform';
import { checkNewPassword } from '../../../entrance/check-new-password.ts';
import { Entrance } from '../../../entrance/entrance.tsx';
import { formTexts } from '../../../entrance/form-texts.ts';
import { NewPasswordFields } from '../../../entrance/new-password-fields.tsx';
import { WayOut } from '../../../entrance/way-out.tsx';
import { register } from '../api/register.ts';
import { useEntrance } from './use-entrance.ts';

const fields = ['name', 'email', 'phone', 'password', 'passwordConfirmation'] as const;

/** The registration form. */
export function Registration() {
  const { t, language } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { entry, faults, clearError, enter } = useEntrance({
    welcome: t('register.success'),
    home: paths.reservations(),
  });

  const field = (name: (typeof fields)[number], autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`fields.${name}`),
    error: faults[name],
  });
  const submit = (form: FormData): void => {
    const values = formTexts(form, fields);
    const create = async () => {
      checkNewPassword(registration, values);
      return register(api, values);
    };
    enter(create, t('register.failed'));
  };

  return (
    <Entrance title={t('register.title')} entry={entry} onSubmit={submit} onEdit={clearError}>
      <TextField {...field('name', 'name')} />
      <EmailField {...field('email', 'email')} />
      <PhoneField
        {...field('phone', 'tel')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <NewPasswordFields label={t('fields.password')} hint={t('register.passwordHint')} faults={faults} />
      <Button type="submit" wide loading={entry.step === 'sending' || entry.step === 'entered'}>
        {t('register.submit')}
      </Button>
      <WayOut to={paths.login()} question={t('register.hasAccount')} answer={common('actions.login')} />
    </Entrance>
  );
}
