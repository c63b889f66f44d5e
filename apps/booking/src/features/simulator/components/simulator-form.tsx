import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Select } from '@livree/design-system/pick';
import { useLanguage } from '@livree/platform';
import { hourlyPriceText, roomText } from '@livree/rides/vehicle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentFields } from '../../../trip/components/moment-fields.tsx';
import { ReturnForm, RoundTripBox } from '../../../trip/components/return-form.tsx';
import { RouteForm } from '../../../trip/components/route-form.tsx';
import type { TripDraft } from '../../../trip/trip.ts';
import type { OfferedVehicle } from '../model/offered-vehicle.ts';
import type { Simulation } from '../use-simulation.ts';
import * as styles from './simulator-form.module.css';

interface SimulatorFormProps {
  simulation: Simulation;
  trip: TripDraft;
  vehicles: readonly OfferedVehicle[];
  vehicleId: number | null;
  onChange: (next: { trip?: TripDraft; vehicleId?: number }) => void;
  /** Below the last field. */
  map: ReactNode;
}

const noFaults = { faults: new Map<string, string>() };

/** On a phone, the pressed button is far below the banner. */
const bringIntoView = (banner: HTMLElement | null): void => banner?.scrollIntoView({ block: 'nearest' });

/** The simulator's form. One banner lists the errors; it disappears when a field changes. */
export function SimulatorForm({ simulation, trip, vehicles, vehicleId, onChange, map }: SimulatorFormProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const setTrip = (next: TripDraft): void => onChange({ trip: next });
  const { faults } = simulation.status === 'invalid' ? simulation : noFaults;
  const form = { trip, onChange: setTrip, readError: (field: string) => faults.get(field) };
  const isFallback = vehicles.some(({ id }) => id < 0);
  return (
    <div className={styles.form}>
      {simulation.status === 'invalid' ? (
        <div ref={bringIntoView}>
          <Banner tone="error" title={t('simulator.invalid')}>
            <p className={styles.lines}>
              {[
                ...new Set([
                  ...simulation.problems.map(({ text }) => t(`validation.${text}`)),
                  ...faults.values(),
                ]),
              ].join('\n')}
            </p>
          </Banner>
        </div>
      ) : null}
      <RouteForm {...form} />
      <Select
        label={t('vehicle.label')}
        items={vehicles.map((vehicle) => ({
          id: String(vehicle.id),
          label: vehicle.name,
          description: `${roomText(vehicle, common)}, ${hourlyPriceText(vehicle.hourlyPrice, common, language)}`,
        }))}
        value={vehicleId === null ? null : String(vehicleId)}
        onChange={(id) => onChange({ vehicleId: Number(id) })}
        placeholder={t('vehicle.choose')}
        hint={isFallback ? common('state.fallbackData') : undefined}
        locale={language}
      />
      <div className={styles.moment}>
        <MomentFields
          dateLabel={common('calendar.date')}
          timeLabel={common('calendar.time')}
          date={trip.date}
          time={trip.time}
          onDate={(date) => setTrip({ ...trip, date })}
          onTime={(time) => setTrip({ ...trip, time })}
        />
      </div>
      <RoundTripBox {...form} />
      <ReturnForm {...form} />
      {map === undefined ? null : <div className={styles.map}>{map}</div>}
    </div>
  );
}

interface SimulatorFooterProps {
  isCalculating: boolean;
  onEstimate: () => void;
}

export function SimulatorFooter({ isCalculating, onEstimate }: SimulatorFooterProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  return (
    <Button wide loading={isCalculating} onClick={onEstimate}>
      {isCalculating ? common('state.calculating') : t('simulator.estimate')}
    </Button>
  );
}
