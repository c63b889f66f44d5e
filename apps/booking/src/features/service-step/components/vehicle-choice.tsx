import type { Vehicle } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { RadioGroup } from '@livree/design-system/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReturnOpen } from '../../../trip/trip.ts';
import { findOrderedTrip, type Booking } from '../../../wizard/booking.ts';
import { offersInView } from '../model/plan.ts';
import { useCarriedVehicle } from '../use-carried-vehicle.ts';
import { useOffers } from '../use-offers.ts';
import { ClassFilter } from './class-filter.tsx';
import { OfferCard } from './offer-card.tsx';
import { TotalsNotice } from './totals-notice.tsx';
import * as styles from './vehicle-choice.module.css';

/** How many vehicles are visible before the visitor asks for all. */
const few = 6;

interface VehicleChoiceProps {
  fleet: readonly Vehicle[];
  booking: Booking;
  onChange: (vehicle: Vehicle) => void;
  error?: string | undefined;
}

/** The fleet with its prices, optionally by class: the selected vehicle first, then the class of the selected plan. */
export function VehicleChoice({ fleet, booking, onChange, error }: VehicleChoiceProps) {
  const { t } = useTranslation('booking');
  const { plan, serviceType, vehicleId } = booking;
  const { carried, notePress } = useCarriedVehicle(vehicleId);
  const [vehicleClass, setClass] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { offers, isPending, ...prices } = useOffers(fleet, booking);
  if (fleet.length === 0) return <p role="status">{t('vehicle.none')}</p>;
  const choose = (id: string): void => {
    const vehicle = fleet.find((candidate) => String(candidate.id) === id);
    if (vehicle === undefined) return;
    notePress(vehicle.id);
    onChange(vehicle);
  };
  const found = offersInView(offers, { plan, carried, vehicleClass });
  const shown = isWhole ? found : found.slice(0, few);
  const isEstimate = isReturnOpen(findOrderedTrip(booking));
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={t('vehicle.legend')}
        layout="rows"
        value={vehicleId === null ? null : String(vehicleId)}
        onChange={choose}
        error={error}
      >
        <div className={styles.filter}>
          <ClassFilter fleet={fleet} value={vehicleClass} onChange={setClass} />
          <TotalsNotice error={prices.error} onRetry={prices.retry} />
        </div>
        {shown.map((offer) => (
          <OfferCard key={offer.vehicle.id} {...{ offer, serviceType, isPending, isEstimate }} />
        ))}
      </RadioGroup>
      {shown.length < found.length ? (
        <TextLink onClick={() => setWhole(true)}>{t('vehicle.all', { count: found.length })}</TextLink>
      ) : null}
    </div>
  );
}
