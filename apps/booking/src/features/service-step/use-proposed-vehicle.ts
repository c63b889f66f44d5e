import type { Vehicle } from '@livree/contracts';
import { useEffect } from 'react';
import type { BookingForm } from '../../wizard/use-booking-form.ts';
import { firstOfClass, firstOfType } from './model/plan.ts';

interface Proposal {
  /** Undefined until it is known. */
  readonly fleet: readonly Vehicle[] | undefined;
  readonly isRestored: boolean;
  /** The type that the customer prefers, if any. */
  readonly type: string | null;
}

/**
 * Who comes without a vehicle is offered the first of the plan's class, or of the type they prefer; a vehicle that is gone is
 * let go.
 */
export function useProposedVehicle(form: BookingForm, { fleet, isRestored, type }: Proposal): void {
  useEffect(() => {
    if (fleet === undefined || !isRestored) return;
    const { plan, vehicleId } = form.getValues();
    if (fleet.some(({ id }) => id === vehicleId)) return;
    const proposed = plan === null ? firstOfType(fleet, type) : firstOfClass(fleet, plan);
    if (vehicleId !== null || proposed !== undefined) form.setValue('vehicleId', proposed?.id ?? null);
  }, [fleet, isRestored, type, form]);
}
