import type { Vehicle } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { VisuallyHidden } from '@livree/design-system/layout';
import { Link, useLanguage, useShell } from '@livree/platform';
import { hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { bookVehicle, keepSelectedVehicle } from './selected-vehicle.ts';

interface ReserveVehicleProps {
  vehicle: Vehicle;
  /** One word, for a place with little room. */
  isShort?: boolean | undefined;
  className?: string | undefined;
}

/** A button that opens the booking page with the vehicle. */
export function ReserveVehicle({ vehicle, isShort = false, className }: ReserveVehicleProps) {
  const { t } = useTranslation('marketing');
  const { stores } = useShell();
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  return (
    <Link
      to={bookVehicle(vehicle.id)}
      state={{ selectedVehicle: { id: vehicle.id, name: vehicle.name }, fromFleet: true }}
      onClick={() =>
        keepSelectedVehicle(stores, vehicle, hourlyPriceText(vehicle.pricePerHour?.cents, common, language))
      }
      className={buttonClass({ variant: 'secondary', slim: true, className })}
    >
      {isShort ? common('actions.book') : t('vehicle.reserve')}
      <VisuallyHidden>, {vehicle.name}</VisuallyHidden>
    </Link>
  );
}
