import { registration } from '@livree/contracts';
import { Button, EmailField, PhoneField, TextField } from '@livree/design-system/base';
import { paths, useLanguage, useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { checkNewPassword } from '../../../auth/check-new-password.ts';
import { contactGiven } from '../../../auth/contact-given.ts';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { formTexts } from '../../../auth/form-texts.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { OtherWays } from '../../../auth/other-ways.tsx';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { register } from '../api/register.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const fields = ['name', 'email', 'phone', 'password', 'passwordConfirmation'] as const;

/** The registration form. */
export function Registration() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const contact = contactGiven(useLocation().state);
  const { submission, faults, clearError, signIn } = useSignInForm({
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
    signIn(create, t('register.failed'));
  };

  return (
    <AuthForm title={t('register.title')} submission={submission} onSubmit={submit} onEdit={clearError}>
      <StorageNotice />
      <TextField {...field('name', 'name')} defaultValue={contact?.name} />
      <EmailField {...field('email', 'email')} defaultValue={contact?.email} />
      <PhoneField
        {...field('phone', 'tel')}
        defaultValue={contact?.phone}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <NewPasswordFields label={t('fields.password')} hint={t('register.passwordHint')} faults={faults} />
      <Button type="submit" wide loading={submission.step === 'sending' || submission.step === 'succeeded'}>
        {t('register.submit')}
      </Button>
      <OtherWays to={paths.login()} question={t('register.hasAccount')} answer={common('actions.login')} />
    </AuthForm>
  );
}
