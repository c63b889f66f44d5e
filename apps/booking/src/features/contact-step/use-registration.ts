import { ApiError, errorText, formFaults, type FormFaults } from '@livree/api-client';
import { useLanguage, useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../wizard/booking.ts';
import type { BookingForm } from '../../wizard/use-booking-form.ts';
import { registerWhileBooking } from './api/register-while-booking.ts';

const fields: Readonly<Record<string, 'contact.name' | 'contact.email' | 'contact.phone' | 'password'>> = {
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
  password: 'password',
};

const toRequest = ({ contact, password, confirmPassword }: BookingFields) => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  password,
  passwordConfirmation: confirmPassword,
});

export interface Registration {
  /** Why the last attempt failed, in the visitor's language. */
  readonly refusal: string | null;
  /** Registers and signs in if the visitor asked for it. False: stay on this step, the form shows the reason. */
  readonly register: () => Promise<boolean>;
}

/** The account that step 3 offers, made before step 4. */
export function useRegistration(form: BookingForm, signedIn: boolean): Registration {
  const { api, session, toasts } = useShell();
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const wordRefusal = (error: Error): string => errorText(error, common, common('errors.server'));
  const { mutateAsync, reset, error } = useMutation({
    mutationFn: (values: BookingFields) => registerWhileBooking(api, toRequest(values)),
    onSuccess: (started) => session.signIn(started),
    async onError(refused) {
      if (!(refused instanceof ApiError)) return;
      toasts.show('warning', wordRefusal(refused), { title: t('account.refused') });
      showFaults(form, await formFaults(refused, language));
    },
  });

  async function register(): Promise<boolean> {
    const values = form.getValues();
    reset();
    if (signedIn || !values.contact.createAccount) return true;
    try {
      await mutateAsync(values);
      return true;
    } catch (refused) {
      if (refused instanceof ApiError) return false;
      throw refused;
    }
  }
  return { refusal: error instanceof ApiError ? wordRefusal(error) : null, register };
}

function showFaults(form: BookingForm, faults: FormFaults): void {
  for (const [name, message] of Object.entries(faults)) {
    const field = fields[name];
    if (field !== undefined) form.setError(field, { type: 'server', message });
  }
}
