import type { Vehicle } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { RadioCard, RadioGroup, Segmented } from '@livree/design-system/fields';
import { useLanguage } from '@livree/platform';
import { hourlyPriceText, roomText, VehiclePicture } from '@livree/rides/vehicle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../wizard/booking.ts';
import { listClasses, fleetInView } from '../model/plan.ts';
import { useCarriedVehicle } from '../use-carried-vehicle.ts';
import * as styles from './vehicle-choice.module.css';

/** How many vehicles are visible before the visitor asks for all. */
const few = 6;

interface VehicleChoiceProps {
  fleet: readonly Vehicle[];
  plan: Booking['plan'];
  value: number | null;
  onChange: (vehicle: Vehicle) => void;
  error?: string | undefined;
}

/** The fleet, optionally by class: the selected vehicle first, then the class of the selected plan. */
export function VehicleChoice({ fleet, plan, value, onChange, error }: VehicleChoiceProps) {
  const { t } = useTranslation('booking');
  const { carried, notePress } = useCarriedVehicle(value);
  const [vehicleClass, setClass] = useState('');
  const [isWhole, setWhole] = useState(false);
  if (fleet.length === 0) return <p role="status">{t('vehicle.none')}</p>;
  const choose = (id: string): void => {
    const vehicle = fleet.find((candidate) => String(candidate.id) === id);
    if (vehicle === undefined) return;
    notePress(vehicle.id);
    onChange(vehicle);
  };
  const found = fleetInView(fleet, { plan, carried, vehicleClass });
  const shown = isWhole ? found : found.slice(0, few);
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={t('vehicle.legend')}
        layout="cards"
        value={value === null ? null : String(value)}
        onChange={choose}
        error={error}
      >
        <div className={styles.filter}>
          <ClassFilter fleet={fleet} value={vehicleClass} onChange={setClass} />
        </div>
        {shown.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} />
        ))}
      </RadioGroup>
      {shown.length < found.length ? (
        <TextLink onClick={() => setWhole(true)}>{t('vehicle.all', { count: found.length })}</TextLink>
      ) : null}
    </div>
  );
}

function ClassFilter(props: {
  fleet: readonly Vehicle[];
  value: string;
  onChange: (vehicleClass: string) => void;
}) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const options = [
    { value: '', label: t('vehicle.anyClass') },
    ...listClasses(props.fleet).map((name) => ({ value: name, label: common(`plan.${name}`) })),
  ];
  return (
    <Segmented
      legend={t('vehicle.class')}
      hideLegend
      options={options}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

/** Keeps a number and its unit on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <RadioCard
      value={String(vehicle.id)}
      label={vehicle.name}
      description={roomText(vehicle, t)}
      trailing={
        <b className={styles.price}>{unbroken(hourlyPriceText(vehicle.pricePerHour?.cents, t, language))}</b>
      }
      media={<VehiclePicture src={vehicle.primaryImage} type={vehicle.type} fit="card" />}
    />
  );
}
