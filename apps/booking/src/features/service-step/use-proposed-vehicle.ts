import type { Vehicle } from '@livree/contracts';
import { useEffect } from 'react';
import { hasRoom } from '../../fleet/has-room.ts';
import type { BookingForm } from '../../wizard/use-booking-form.ts';
import { firstOfClass, firstOfType } from './model/plan.ts';

interface Proposal {
  /** Undefined until it is known. */
  readonly fleet: readonly Vehicle[] | undefined;
  readonly isRestored: boolean;
  /** The customer's preferred type, if any. */
  readonly type: string | null;
}

/**
 * Offers a visitor without a vehicle the first one with room of the plan's class, or of their preferred type. A plan
 * that the visitor chose after a vehicle of another class replaces it; a vehicle that is no longer available is
 * dropped.
 */
export function useProposedVehicle(form: BookingForm, { fleet, isRestored, type }: Proposal): void {
  useEffect(() => {
    if (fleet === undefined || !isRestored) return;
    const { plan, vehicleId, ...party } = form.getValues();
    const chosen = fleet.find(({ id }) => id === vehicleId);
    if (chosen !== undefined && (plan === null || chosen.class === plan)) return;
    const roomy = fleet.filter((vehicle) => hasRoom(vehicle, party));
    const proposed = plan === null ? firstOfType(roomy, type) : firstOfClass(roomy, plan);
    const fitting = proposed ?? chosen;
    if (vehicleId !== null || fitting !== undefined) form.setValue('vehicleId', fitting?.id ?? null);
  }, [fleet, isRestored, type, form]);
}
