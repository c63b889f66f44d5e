import type { SlotProps } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../auth/auth.module.css';
import { NoticedForm } from '../../../auth/noticed-form.tsx';
import { useLogin } from '../use-login.ts';
import { useRegistration } from '../use-registration.ts';
import { useSessionHere } from '../use-session-here.ts';
import { LoginFields } from './login-fields.tsx';
import { RegistrationFields } from './registration-fields.tsx';

type SignIn = SlotProps<'account/sign-in@1'>;

/** The log-in inside another page. @param children buttons for other ways to sign in */
export function LoginHere({ request, children }: { request: SignIn; children: ReactNode }) {
  const { t } = useTranslation('account');
  const login = useLogin(useSessionHere(t('login.success')));
  const { email } = request.contact;
  return (
    <NoticedForm form={login.form} className={styles.here}>
      <LoginFields {...{ login, email, request }} isBusy={login.isSending}>
        {children}
      </LoginFields>
    </NoticedForm>
  );
}

/** The registration inside another page. */
export function RegistrationHere({ contact }: Pick<SignIn, 'contact'>) {
  const { t } = useTranslation('account');
  const form = useRegistration(useSessionHere(t('register.success')));
  return (
    <NoticedForm form={form} className={styles.here}>
      <RegistrationFields {...{ form, contact }} isBusy={form.isSending} />
    </NoticedForm>
  );
}
