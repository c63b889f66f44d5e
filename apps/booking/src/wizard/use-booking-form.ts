import type { ExtraCode, SiteConfig } from '@livree/contracts';
import { useForm, type UseFormReturn } from '@livree/forms/engine';
import { useSearchParams, useLocation, useShell, type Stores } from '@livree/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  arrivalFromPage,
  arrivalFromSearch,
  arrivalFromState,
  arrivalFromStorage,
  bookingFromSearch,
  withArrival,
} from './arrival.ts';
import { useBookingDraft } from './booking-draft.ts';
import { emptyBooking, noPasswords, type BookingFields } from './booking.ts';
import { useSharedDraft } from './use-shared-draft.ts';
import { wizardResolver, type WizardContext } from './wizard-resolver.ts';

export type BookingForm = UseFormReturn<BookingFields, WizardContext>;

/** Whether an extra is sold now: an older draft may hold one that is not. */
const isSold = ({ extras }: SiteConfig, code: ExtraCode): boolean =>
  extras.find((extra) => extra.code === code)?.available !== false;

/** Takes the vehicle that another page stored for the wizard, once. */
function takeSelectedVehicle(stores: Stores): string | null {
  const stored = stores.local.read('selectedVehicle');
  stores.local.remove('selectedVehicle');
  return stored;
}

/**
 * The form of all four steps. It starts from the address only, like on the server; after hydration, the draft and
 * other pages' data are added, and every change is stored.
 */
export function useBookingForm(
  context: WizardContext,
  isLocked: boolean,
): { form: BookingForm; isRestored: boolean; forget: () => void } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { config, stores, toasts } = useShell();
  const { t } = useTranslation('booking');
  const draft = useBookingDraft();
  const [isRestored, setRestored] = useState(false);
  const given: BookingFields = {
    ...bookingFromSearch(search, emptyBooking),
    ...arrivalFromSearch(search),
    ...noPasswords,
  };
  const form = useForm<BookingFields, WizardContext>({
    defaultValues: given,
    resolver: wizardResolver,
    context,
    reValidateMode: 'onChange',
  });
  // The parameters of the address count on arrival only.
  const restore = useEffectEvent(() => {
    const arrival = {
      ...arrivalFromStorage(takeSelectedVehicle(stores)),
      ...arrivalFromState(state),
      ...arrivalFromSearch(search),
      ...arrivalFromPage(form.getValues(), given),
    };
    const kept = bookingFromSearch(search, { ...emptyBooking, ...draft.read() });
    const extras = kept.extras.filter(({ code }) => isSold(config, code));
    if (extras.length < kept.extras.length) toasts.show('info', t('extra.dropped'));
    form.reset({ ...withArrival({ ...kept, extras }, arrival), ...noPasswords });
  });
  const { keep, forget } = useSharedDraft(form, isLocked);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setRestored(true);
        keep(values);
      },
    });
    restore();
    return stop;
  }, [form, keep]);
  return { form, isRestored, forget };
}
