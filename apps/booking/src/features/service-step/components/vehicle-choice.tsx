import type { Vehicle } from '@livree/contracts';
import { RadioCard, RadioGroup } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import type { Booking } from '../../../booking/booking.ts';
import { VehiclePicture } from '../../../fleet/vehicle-picture.tsx';
import { fleetForPlan } from '../model/plan.ts';

interface VehicleChoiceProps {
  fleet: readonly Vehicle[];
  plan: Booking['plan'];
  value: number | null;
  onChange: (vehicle: Vehicle) => void;
  error?: string | undefined;
}

/** The fleet as cards, the class of the chosen plan first. */
export function VehicleChoice({ fleet, plan, value, onChange, error }: VehicleChoiceProps) {
  const { t } = useMessages('booking');
  if (fleet.length === 0) return <p role="status">{t('vehicle.none')}</p>;
  const choose = (id: string): void => {
    const vehicle = fleet.find((candidate) => String(candidate.id) === id);
    if (vehicle) onChange(vehicle);
  };
  return (
    <RadioGroup
      legend={t('vehicle.legend')}
      layout="cards"
      value={value === null ? null : String(value)}
      onChange={choose}
      error={error}
    >
      {fleetForPlan(fleet, plan).map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} />
      ))}
    </RadioGroup>
  );
}

/** Keeps a number and its unit on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, language } = useMessages('common');
  const { pricePerHour, seats, luggageCapacity } = vehicle;
  const price =
    pricePerHour === null
      ? t('ride.priceOnRequest')
      : t('ride.perHour', { price: formatterFor(language).shortMoney(pricePerHour.cents) });
  const room = [t('ride.passengers', { count: seats }), t('ride.luggage', { count: luggageCapacity }), price]
    .map(unbroken)
    .join(', ');
  return (
    <RadioCard
      value={String(vehicle.id)}
      label={vehicle.name}
      description={room}
      media={<VehiclePicture vehicle={vehicle} />}
    />
  );
}
