import type { Page, Reservation } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { VehiclePicture } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { pickNextRides } from '../model/last-day.ts';
import * as styles from './last-day.module.css';
import { OwnTime } from './own-time.tsx';
import { ReturnTime } from './return-time.tsx';

/** The essentials on the day of a ride: time, meeting point, car, phone number. */
export function LastDay({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  const { date, time } = formatterFor(language);
  const { pickupAt, pickupAddress, destinationAddress, vehicle, reference } = reservation;
  return (
    <section className={`${styles.day} lacquer`} aria-label={t('ride.title', { reference })}>
      <time dateTime={pickupAt} className={styles.when}>
        <small>{date(pickupAt, 'weekday')}</small>
        {time(pickupAt)}
        <OwnTime reservation={reservation} />
      </time>
      <div className={styles.where}>
        <p>
          <small>{t('lastDay.meetingPoint')}</small>
          <b>{pickupAddress}</b>
          <small>{t('lastDay.to', { place: destinationAddress })}</small>
        </p>
        <ReturnTime reservation={reservation} />
        <p className={styles.vehicle}>
          <VehiclePicture src={vehicle.image ?? null} type={vehicle.type} fit="thumbnail" />
          {vehicle.name}
        </p>
        <a href={phoneLink(phone)} className={buttonClass({ wide: true })}>
          {common('actions.call', { phone: spacedPhone(phone) })}
        </a>
      </div>
    </section>
  );
}

/** What comes next: the rides that begin within a day, or else the next one. */
export function NextRides({ page }: { page: Page<Reservation> | undefined }) {
  const { clock } = useShell();
  const soon = page === undefined ? [] : pickNextRides(page, clock.now());
  return soon.length === 0 ? null : (
    <div className={styles.days}>
      {soon.map((ride) => (
        <LastDay key={ride.id} reservation={ride} />
      ))}
    </div>
  );
}
