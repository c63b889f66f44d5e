import { serviceTypes, type Vehicle } from '@livree/contracts';
import { useController, useFormContext } from '@livree/forms/engine';
import { useFleet } from '../../fleet/fleet-query.ts';
import type { BookingFields } from '../../wizard/booking.ts';
import { useFieldError } from '../../wizard/field-error.ts';
import { focusInside } from '../../wizard/focus-inside.ts';
import { vehiclesId } from '../../wizard/use-step.ts';
import { FleetPlaceholder } from './components/fleet-placeholder.tsx';
import { FleetUnavailable } from './components/fleet-unavailable.tsx';
import { ServiceChoice } from './components/service-choice.tsx';
import { VehicleChoice } from './components/vehicle-choice.tsx';
import { planAfterChoice } from './model/plan.ts';

/** Step 1: service and vehicle. */
export function ServiceStep() {
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'serviceType' });
  const readError = useFieldError();
  const choose = (picked: string): void =>
    field.onChange(serviceTypes.find((type) => type === picked) ?? null);
  return (
    <>
      <div ref={(element) => field.ref(focusInside(element))}>
        <ServiceChoice value={field.value} onChange={choose} error={readError('serviceType')} />
      </div>
      <VehicleField />
    </>
  );
}

function VehicleField() {
  const { control, watch } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'vehicleId' });
  const plan = useController({ control, name: 'plan' }).field;
  const fleet = useFleet();
  const readError = useFieldError();
  if (fleet.isPending) return <FleetPlaceholder />;
  if (fleet.isError) return <FleetUnavailable onRetry={() => void fleet.refetch()} />;
  const choose = (vehicle: Vehicle): void => {
    field.onChange(vehicle.id);
    plan.onChange(planAfterChoice(plan.value, vehicle));
  };
  return (
    <div id={vehiclesId} ref={(element) => field.ref(focusInside(element))}>
      <VehicleChoice fleet={fleet.data} booking={watch()} onChange={choose} error={readError('vehicleId')} />
    </div>
  );
}
