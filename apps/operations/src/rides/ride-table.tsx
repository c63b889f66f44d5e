import type { Reservation } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../frame/places.ts';
import { rideStatusText, rideTone } from './ride-status.ts';

/** Rides in rows, each with the way to its page. */
export function RideTable({ rides }: { rides: readonly Reservation[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table caption={t('frame.rides')} rows={rides} rowKey={({ id }) => String(id)} columns={useColumns()} />
  );
}

function useColumns(): readonly Column<Reservation>[] {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage());
  return [
    {
      id: 'ride',
      header: t('rides.ride'),
      cell: ({ id, reference, pickupAt }) => (
        <>
          <Link to={places.ride(id)} className={textLinkClass()}>
            {reference}
          </Link>
          <small>{format.dateTime(pickupAt, 'compact')}</small>
        </>
      ),
    },
    {
      id: 'route',
      header: t('rides.route'),
      cell: ({ pickupAddress, destinationAddress }) => (
        <>
          {`${pickupAddress} `}
          <small>{destinationAddress}</small>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('rides.customer'),
      cell: ({ clientName, vehicle }) => (
        <>
          {`${clientName} `}
          <small>{vehicle.name}</small>
        </>
      ),
    },
    {
      id: 'status',
      header: t('rides.status'),
      phone: 'end',
      cell: ({ status }) => <Status tone={rideTone(status)}>{common(rideStatusText(status))}</Status>,
    },
    {
      id: 'price',
      header: t('rides.price'),
      align: 'end',
      phone: 'end',
      cell: ({ totalPrice, paymentStatus }) => (
        <>
          {format.money(totalPrice.cents)}
          {paymentStatus === 'paid_elsewhere' && <small>{t('state.elsewhere')}</small>}
        </>
      ),
    },
  ];
}
