import { useEffect, useRef } from 'react';
import type { BookingForm } from '../wizard/use-booking-form.ts';

/** Proposes the customer's usual pickup time, once, where none was chosen: who empties it has it empty. */
export function useDefaultTime(form: BookingForm, time: string | undefined, isRestored: boolean): void {
  const isProposed = useRef(false);
  useEffect(() => {
    if (time === undefined || !isRestored || isProposed.current) return;
    isProposed.current = true;
    if (form.getValues('trip.time') === '') form.setValue('trip.time', time);
  }, [form, time, isRestored]);
}
