import type { Vehicle } from '@livree/contracts';
import { buttonClass, VisuallyHidden } from '@livree/design-system/base';
import { Link, useMessages } from '@livree/platform';
import { useVehicleWords } from '@livree/rides/vehicle';
import { bookVehicle, keepSelectedVehicle } from './selected-vehicle.ts';

/** Takes the vehicle along to the booking page. */
export function ReserveVehicle({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const { t } = useMessages('marketing');
  const { hourlyPrice } = useVehicleWords();
  return (
    <Link
      to={bookVehicle(vehicle.id)}
      state={{ selectedVehicle: { id: vehicle.id, name: vehicle.name }, fromFleet: true }}
      onClick={() => keepSelectedVehicle(vehicle, hourlyPrice(vehicle.pricePerHour?.cents))}
      className={buttonClass({ variant: 'secondary', slim: true, className })}
    >
      {t('vehicle.reserve')}
      <VisuallyHidden> : {vehicle.name}</VisuallyHidden>
    </Link>
  );
}
