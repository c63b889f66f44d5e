import type { Quote } from '@livree/contracts';
import { useSession, useShell } from '@livree/platform';
import { findPlaces } from '@livree/rides/arrivals';
import { useEffect, useState } from 'react';
import { useDefaults } from '../../defaults/defaults-query.ts';
import { useDefaultTime } from '../../defaults/use-default-time.ts';
import { useProfileContact } from '../../features/contact-step/use-profile-contact.ts';
import { useProposedVehicle } from '../../features/service-step/use-proposed-vehicle.ts';
import { useFleet } from '../../fleet/fleet-query.ts';
import { quoteRequest } from '../../quotes/quote-request.ts';
import { useQuoteReport } from '../../quotes/use-quote-report.ts';
import { useQuote } from '../../quotes/use-quote.ts';
import { useAttempt } from '../../wizard/attempt.ts';
import { reachableStep, type Step } from '../../wizard/step-rules.ts';
import { useBookingForm } from '../../wizard/use-booking-form.ts';
import { useStep } from '../../wizard/use-step.ts';
import type { WizardContext } from '../../wizard/wizard-resolver.ts';

/** The form, the current step and the price. */
export function useWizard() {
  const { step, goTo } = useStep();
  const { clock, config } = useShell();
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const [timeZone, setTimeZone] = useState(config.timezone);
  const { data: fleet } = useFleet();
  const findVehicle = (vehicleId: number | null) => fleet?.find(({ id }) => id === vehicleId);
  const countSeats = (vehicleId: number | null) => findVehicle(vehicleId)?.seats ?? null;
  const countBags = (vehicleId: number | null) => findVehicle(vehicleId)?.luggageCapacity ?? null;
  const [pickup, setPickup] = useState<WizardContext['pickup']>(null);
  const defaults = useDefaults();
  const autoConfirm = defaults?.autoConfirm ?? false;
  const context: WizardContext = {
    step,
    signedIn,
    autoConfirm,
    now: clock.now(),
    timeZone,
    countSeats,
    countBags,
    pickup,
  };
  const memory = useAttempt();
  const isLocked = memory.attempt?.isOutcomeOpen ?? false;
  const { form, isRestored, forget } = useBookingForm(context, isLocked);
  const booking = form.watch();
  const vehicle = findVehicle(booking.vehicleId);
  const quote = useQuote(quoteRequest(booking));
  const isRideChecked = reachableStep(3, booking, context) === 3;
  useQuoteReport(quote, isRideChecked);
  useProfileContact(form, isRestored);
  useDefaultTime(form, defaults?.defaultPickupTime, isRestored);
  useProposedVehicle(form, { fleet, isRestored, type: defaults?.preferredVehicleType ?? null });

  const pickupZone = quote.quote?.timezone ?? timeZone;
  if (pickupZone !== timeZone) setTimeZone(pickupZone);
  const known = findPickup(quote.quote);
  if (JSON.stringify(known) !== JSON.stringify(pickup)) setPickup(known);

  const isReady = isRestored && session.status !== 'unknown';
  const shown: Step = !isReady ? step : isLocked ? 4 : reachableStep(step, booking, context);
  useEffect(() => {
    if (shown !== step) goTo(shown, { replace: true });
  }, [shown, step, goTo]);

  /** Until the draft is loaded, the finished steps are unknown: the first step renders without its form. */
  const isDrawable = step === 1 || (isReady && shown === step);
  const drawn: Step = isDrawable ? step : 1;
  return {
    step: drawn,
    goTo,
    form,
    booking,
    signedIn,
    context,
    vehicle,
    quote,
    memory,
    forget,
    isLocked,
    isDrawable,
  };
}

/** What the price of a ride tells of its pickups; null before. */
export function findPickup(quote: Quote | undefined): WizardContext['pickup'] {
  if (quote === undefined) return null;
  return { ...findPlaces(quote), earliest: quote.earliestPickupAt ?? null };
}

export type Wizard = ReturnType<typeof useWizard>;
