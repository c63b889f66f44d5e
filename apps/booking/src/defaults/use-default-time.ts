import { useEffect, useRef } from 'react';
import type { BookingForm } from '../wizard/use-booking-form.ts';

/** Fills in the customer's usual pickup time once, if none is set; a customer who clears it keeps it empty. */
export function useDefaultTime(form: BookingForm, time: string | undefined, isRestored: boolean): void {
  const isProposed = useRef(false);
  useEffect(() => {
    if (time === undefined || !isRestored || isProposed.current) return;
    isProposed.current = true;
    if (form.getValues('trip.time') === '') form.setValue('trip.time', time);
  }, [form, time, isRestored]);
}
