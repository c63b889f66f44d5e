import { paths, useLocation } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { readGivenContact } from '../../../auth/read-given-contact.ts';
import { StorageNotice } from '../../../auth/storage-notice.tsx';
import { useRegistration } from '../use-registration.ts';
import { useSignIn } from '../use-sign-in.ts';
import { RegistrationFields } from './registration-fields.tsx';

/** The registration page. */
export function Registration() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const contact = readGivenContact(useLocation().state);
  const { startSession, isWelcomed } = useSignIn({
    welcome: t('register.success'),
    home: paths.reservations(),
  });
  const form = useRegistration(startSession);
  return (
    <AuthForm title={t('register.title')} form={form}>
      <StorageNotice />
      <RegistrationFields {...{ form, contact }} isBusy={form.isSending || isWelcomed} />
      <AlternativeLinks
        to={paths.login()}
        question={t('register.hasAccount')}
        answer={common('actions.login')}
      />
    </AuthForm>
  );
}
