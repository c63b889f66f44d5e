import type { FormFaults } from '@livree/api-client';
import { mostBags, mostPassengers, type Reservation } from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { fleetQuery } from '../api/fleet-query.ts';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';

interface ChangePartyProps {
  readonly reservation: Reservation;
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly onChange: (wish: ChangeWish) => void;
}

/** With which vehicle, for how many people and bags. */
export function ChangeParty({ reservation, wish, faults, onChange }: ChangePartyProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { api } = useShell();
  const { data: fleet = [] } = useQuery(fleetQuery(api, language));
  const count = formatterFor(language).number;
  const vehicles = fleet.map(({ id, name }) => ({ id: String(id), label: name }));
  const isListed = fleet.some(({ id }) => id === reservation.vehicleId);
  const own = { id: String(reservation.vehicleId), label: reservation.vehicle.name };
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      id: String(first + index),
      label: count(first + index),
    }));
  return (
    <div className={styles.choices}>
      <Select
        label={t('ride.vehicle')}
        items={isListed ? vehicles : [own, ...vehicles]}
        value={String(wish.vehicleId)}
        onChange={(id) => onChange({ ...wish, vehicleId: Number(id) })}
        placeholder={t('ride.vehicle')}
        error={faults['vehicleId']}
        locale={language}
      />
      <Select
        label={t('ride.passengers')}
        items={numbers(1, mostPassengers)}
        value={String(wish.passengers)}
        onChange={(passengers) => onChange({ ...wish, passengers: Number(passengers) })}
        placeholder={t('ride.passengers')}
        error={faults['passengers']}
        locale={language}
      />
      <Select
        label={common('ride.bags')}
        items={numbers(0, mostBags)}
        value={String(wish.bags)}
        onChange={(bags) => onChange({ ...wish, bags: Number(bags) })}
        placeholder={common('ride.bags')}
        error={faults['bags']}
        locale={language}
      />
    </div>
  );
}
