import { isOneOf, type ManagedVehicle, vehicleTypes } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage, useShell } from '@livree/platform';
import { roomText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { findExpiring } from '../model/papers.ts';

/** Vehicles in rows, each with the way to its page. */
export function FleetTable({ vehicles }: { vehicles: readonly ManagedVehicle[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('frame.fleet')}
      rows={vehicles}
      rowKey={({ id }) => String(id)}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<ManagedVehicle>[] {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage());
  const now = useShell().clock.now();
  return [
    {
      id: 'vehicle',
      header: t('ride.vehicle'),
      cell: ({ id, name, type }) => (
        <>
          <Link to={places.vehicle(id)} className={textLinkClass()}>
            {name}
          </Link>
          <small>{common(`vehicleType.${isOneOf(vehicleTypes, type) ? type : 'unknown'}`)}</small>
        </>
      ),
    },
    { id: 'room', header: t('fleet.room'), cell: (vehicle) => roomText(vehicle, common) },
    {
      id: 'papers',
      header: t('fleet.papers'),
      cell: (vehicle) => {
        const expiring = findExpiring(vehicle, now);
        if (expiring.length === 0) return <Status tone="ok">{t('fleet.papersValid')}</Status>;
        return expiring.map(({ kind, until }) => (
          <Status key={kind} tone="waiting">
            {t(`fleet.${kind}Expires`, { date: format.date(until, 'short') })}
          </Status>
        ));
      },
    },
    {
      id: 'price',
      header: t('vehicle.pricePerHour'),
      align: 'end',
      phone: 'end',
      cell: ({ pricePerHour }) =>
        pricePerHour ? format.money(pricePerHour.cents) : common('ride.priceOnRequest'),
    },
  ];
}
