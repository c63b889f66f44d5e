import { errorText } from '@livree/api-client';
import { findDestination } from '@livree/contracts';
import { saveFile, TextLink } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useMutation, useQuery, useShell } from '@livree/platform';
import { readCalendar } from '@livree/rides/calendar';
import { RouteLine } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { useFleet } from '../../../fleet/fleet-query.ts';
import { reservationQuery } from '../api/reservation-query.ts';
import type { OrderedRide } from '../model/ordered-ride.ts';
import * as styles from './success-overlay.module.css';

interface BookedRideProps {
  ride: OrderedRide;
  /** Null while only the server knows it. */
  reservationId: number | null;
  /** Called when the visitor saves the card, which must then stay. */
  onKeep: () => void;
}

/** Day, time and route of both ways, vehicle and reference of the booked ride, to save in a calendar or to print. */
export function BookedRide({ ride, reservationId, onKeep }: BookedRideProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const fleet = useFleet();
  const { data: reservation } = useQuery(reservationQuery(api, reservationId));
  const { date, time } = formatterFor(language);
  const places = [ride.pickupAddress, ...(ride.stops ?? []), findDestination(ride)];
  return (
    <>
      <time dateTime={ride.pickupAt} className={styles.when}>
        <small>{date(ride.pickupAt, 'weekday')}</small>
        {time(ride.pickupAt)}
      </time>
      <RouteLine points={places.map((place) => ({ place }))} />
      <WayBack {...ride} />
      <Facts
        facts={[
          { label: t('success.reference'), value: reservation?.reference },
          { label: common('ride.vehicle'), value: fleet.data?.find(({ id }) => id === ride.vehicleId)?.name },
        ]}
      />
      <p className={styles.keep}>
        {reservation ? <CalendarLink {...reservation} onKeep={onKeep} /> : null}
        <TextLink
          onClick={() => {
            onKeep();
            print();
          }}
        >
          {t('success.print')}
        </TextLink>
      </p>
    </>
  );
}

/** Day, time and route of the return; nothing without one. */
function WayBack({ returnAt, ...ride }: OrderedRide) {
  const { t } = useTranslation('booking');
  const { date, time } = formatterFor(useLanguage());
  if (!returnAt) return null;
  const from = ride.returnPickupAddress ?? findDestination(ride);
  const to = ride.returnDestinationAddress ?? ride.pickupAddress;
  return (
    <>
      <time dateTime={returnAt} className={styles.when}>
        <small>
          {t('trip.return')} {date(returnAt, 'weekday')}
        </small>
        {time(returnAt)}
      </time>
      <RouteLine points={[{ place: from }, { place: to }]} />
    </>
  );
}

function CalendarLink({ id, reference, onKeep }: { id: number; reference: string; onKeep: () => void }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate } = useMutation({
    mutationFn: () => readCalendar(api, id),
    onSuccess: (file) => saveFile(file, `${reference}.ics`),
    onError: (error) => toasts.show('error', errorText(error, common, t('success.calendarFailed'))),
  });
  return (
    <TextLink
      onClick={() => {
        onKeep();
        mutate();
      }}
    >
      {t('success.calendar')}
    </TextLink>
  );
}
