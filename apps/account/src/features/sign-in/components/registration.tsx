import { identityRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmailField, PhoneField, TextField } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { paths, useLanguage, useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { findRepeatFaults } from '../../../auth/find-repeat-faults.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { readGivenContact } from '../../../auth/read-given-contact.ts';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { register } from '../api/register.ts';
import { useSignIn } from '../use-sign-in.ts';

/** The registration form. */
export function Registration() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const contact = readGivenContact(useLocation().state);
  const { startSession, isWelcomed } = useSignIn({
    welcome: t('register.success'),
    home: paths.reservations(),
  });
  const form = useApiForm({
    values: { name: '', email: '', phone: '', password: '', passwordConfirmation: '' },
    route: identityRoutes.register,
    findFaults: findRepeatFaults,
    send: (typed) => register(api, typed),
    onSent: startSession,
    failed: t('register.failed'),
    unexpected: t('login.unexpected'),
  });
  const field = (name: 'name' | 'email' | 'phone', autoComplete: string) => ({
    ...form.field(name),
    autoComplete,
    label: t(`fields.${name}`),
    defaultValue: contact?.[name],
  });

  return (
    <AuthForm title={t('register.title')} form={form}>
      <StorageNotice />
      <TextField {...field('name', 'name')} />
      <EmailField {...field('email', 'email')} />
      <PhoneField
        {...field('phone', 'tel')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <NewPasswordFields label={t('fields.password')} hint={t('register.passwordHint')} form={form} />
      <Button type="submit" wide loading={form.isSending || isWelcomed}>
        {t('register.submit')}
      </Button>
      <AlternativeLinks
        to={paths.login()}
        question={t('register.hasAccount')}
        answer={common('actions.login')}
      />
    </AuthForm>
  );
}
