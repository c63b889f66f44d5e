import { typedPhone } from '@livree/i18n';
import { useSession } from '@livree/platform';
import { useEffect } from 'react';
import type { BookingForm } from '../../wizard/use-booking-form.ts';

/** Fills empty contact fields from the profile. */
export function useProfileContact(form: BookingForm, isRestored: boolean): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  useEffect(() => {
    if (user === null || !isRestored) return;
    const { contact } = form.getValues();
    form.setValue('contact', {
      name: contact.name || user.name,
      email: contact.email || user.email,
      phone: contact.phone || typedPhone(user.phone ?? ''),
      createAccount: false,
    });
  }, [form, isRestored, user]);
}
