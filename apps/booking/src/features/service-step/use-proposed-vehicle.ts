import type { Vehicle } from '@livree/contracts';
import { useEffect } from 'react';
import type { BookingForm } from '../../wizard/use-booking-form.ts';
import { firstOfClass } from './model/plan.ts';

interface Proposal {
  /** Undefined until it is known. */
  readonly fleet: readonly Vehicle[] | undefined;
  readonly isRestored: boolean;
}

/** Who comes with a plan and no vehicle is offered the first of its class; a vehicle that is gone is let go. */
export function useProposedVehicle(form: BookingForm, { fleet, isRestored }: Proposal): void {
  useEffect(() => {
    if (fleet === undefined || !isRestored) return;
    const { plan, vehicleId } = form.getValues();
    if (fleet.some(({ id }) => id === vehicleId)) return;
    const proposed = plan === null ? undefined : firstOfClass(fleet, plan);
    if (vehicleId !== null || proposed !== undefined) form.setValue('vehicleId', proposed?.id ?? null);
  }, [fleet, isRestored, form]);
}
