import type { Vehicle } from '@livree/contracts';
import { buttonClass, VisuallyHidden } from '@livree/design-system/base';
import { Link, useMessages } from '@livree/platform';
import { bookVehicle, keepSelectedVehicle } from './selected-vehicle.ts';
import { useHourlyPrice } from './hourly-price.ts';

/** Takes the vehicle along to the booking page. */
export function ReserveVehicle({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const { t } = useMessages('marketing');
  const price = useHourlyPrice(vehicle.pricePerHour?.cents);
  return (
    <Link
      to={bookVehicle(vehicle.id)}
      state={{ selectedVehicle: { id: vehicle.id, name: vehicle.name }, fromFleet: true }}
      onClick={() => keepSelectedVehicle(vehicle, price)}
      className={buttonClass({ variant: 'secondary', slim: true, className })}
    >
      {t('vehicle.reserve')}
      <VisuallyHidden> : {vehicle.name}</VisuallyHidden>
    </Link>
  );
}
