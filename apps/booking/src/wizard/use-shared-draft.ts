import type { UseFormReturn } from '@livree/forms/engine';
import { useShell } from '@livree/platform';
import { beginPin, endPin } from '@livree/platform/pin';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { followOtherTabs, useBookingDraft } from './booking-draft.ts';
import { bookingSchema, emptyBooking, noPasswords, type Booking, type BookingFields } from './booking.ts';
import type { WizardContext } from './wizard-resolver.ts';

interface SharedDraft {
  /** Keeps the form's values, and the releases of this document as long as there are any. */
  keep(values: BookingFields): void;
  /** Deletes the draft, because the ride is paid. The form stays as it is. */
  forget(): void;
}

/**
 * Keeps the form in the draft that all tabs of the browser share. The newest booking wins: what another tab has changed
 * replaces this one, and a message stays that says so. While the answer to a payment is missing, nothing is replaced.
 */
export function useSharedDraft(
  form: UseFormReturn<BookingFields, WizardContext>,
  isLocked: boolean,
): SharedDraft {
  const { toasts } = useShell();
  const { t } = useTranslation('booking');
  const draft = useBookingDraft();
  /** The booking that this tab wrote or read last: what a tab has read it does not write again. */
  const known = useRef('');
  const message = useRef('');

  const adopt = useEffectEvent(() => {
    const newest = draft.read();
    const booking = { ...emptyBooking, ...newest };
    const text = toText(booking);
    if (isLocked || text === known.current) return;
    known.current = text;
    const { password, confirmPassword } = newest === undefined ? noPasswords : form.getValues();
    form.reset({ ...booking, password, confirmPassword });
    toasts.dismiss(message.current);
    message.current = toasts.show('info', t(newest === undefined ? 'kept.gone' : 'kept.newer'), {
      duration: 0,
    });
  });
  useEffect(() => followOtherTabs(() => adopt()), []);

  return useMemo(
    () => ({
      keep(values) {
        const { data } = bookingSchema.safeParse(values);
        if (data === undefined || toText(data) === known.current) return;
        known.current = toText(data);
        draft.write(data);
        if (known.current === toText(emptyBooking)) endPin();
        else beginPin();
      },
      forget() {
        known.current = toText(emptyBooking);
        draft.clear();
        endPin();
      },
    }),
    [draft],
  );
}

const toText = (booking: Booking): string => JSON.stringify(bookingSchema.parse(booking));
