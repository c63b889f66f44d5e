import { ApiError, errorText, formFaults, type FormFaults } from '@livree/api-client';
import { useLanguage, useShell } from '@livree/platform';
import { useState } from 'react';
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

const registration = ({ contact, password, confirmPassword }: BookingFields) => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  password,
  passwordConfirmation: confirmPassword,
});

export interface AccountCreation {
  /** Why the last attempt failed, in the visitor's language. */
  readonly refusal: string | null;
  readonly isCreating: boolean;
  /** Registers and signs in if the visitor asked for it. False: stay on this step, the form shows the reason. */
  create(): Promise<boolean>;
}

/** The account that step 3 offers, created before step 4. */
export function useAccountCreation(form: BookingForm, signedIn: boolean): AccountCreation {
  const { api, session, toasts } = useShell();
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);

  async function create(): Promise<boolean> {
    const values = form.getValues();
    setRefusal(null);
    if (signedIn || !values.contact.createAccount) return true;
    setCreating(true);
    try {
      session.signIn(await registerWhileBooking(api, registration(values)));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = errorText(error, common, common('errors.server'));
      setRefusal(reason);
      toasts.show('warning', reason, { title: t('account.refused') });
      showFaults(form, await formFaults(error, language));
      return false;
    } finally {
      setCreating(false);
    }
  }
  return { refusal, isCreating, create };
}

function showFaults(form: BookingForm, faults: FormFaults): void {
  for (const [name, message] of Object.entries(faults)) {
    const field = fields[name];
    if (field !== undefined) form.setError(field, { type: 'server', message });
  }
}
