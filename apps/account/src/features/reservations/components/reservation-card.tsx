import type { Reservation } from '@livree/contracts';
import { TextLink, textLinkClass } from '@livree/design-system/actions';
import { Card, Price, Status, Tag } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage, useLocation, useShell } from '@livree/platform';
import { RouteLine } from '@livree/rides/route';
import { VehiclePicture } from '@livree/rides/vehicle';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { plainRoute } from '../model/route-points.ts';
import { isOver, isPayable, getMark, statusText, statusTone } from '../model/status.ts';
import { OwnTime } from './own-time.tsx';
import * as styles from './reservation-card.module.css';
import { ReturnTime } from './return-time.tsx';

interface ReservationCardProps {
  readonly reservation: Reservation;
  readonly onCancel: () => void;
  readonly onPay: () => void;
}

/** The id of the link that opens a reservation; the focus returns to it. */
export const detailsLink = (id: number): string => `details-of-${id}`;

/** One reservation of the list. */
export function ReservationCard({ reservation, onCancel, onPay }: ReservationCardProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { clock, config } = useShell();
  const { search } = useLocation();
  const { reference, status, pickupAt, vehicle } = reservation;
  const { money, date, time } = formatterFor(language);
  const mark = getMark(reservation);
  const over = isOver(reservation);
  return (
    <Card as="article" past={over} className={styles.card} aria-label={t('ride.title', { reference })}>
      <div className={styles.head}>
        <Status tone={statusTone(status)}>{common(statusText(status))}</Status>
        {mark && (
          <Tag>{t(`reservations.${mark}`, { hours: config.cancellationPolicy.selfServiceHours })}</Tag>
        )}
      </div>
      <time dateTime={pickupAt} className={styles.when}>
        <small>{date(pickupAt, 'weekday')}</small>
        {time(pickupAt)}
        <OwnTime reservation={reservation} />
      </time>
      <ReturnTime reservation={reservation} />
      <RouteLine points={plainRoute(reservation)} past={over} />
      <div className={styles.foot}>
        <VehiclePicture src={vehicle.image ?? null} type={vehicle.type} fit="thumbnail" />
        <p>
          <Price size="small">{money(reservation.totalPrice.cents)}</Price>
          <small>{listFacts(reservation, t)}</small>
        </p>
        <div className={styles.actions}>
          {isPayable(reservation, clock.now()) && (
            <TextLink onClick={onPay} aria-label={t('reservations.payOf', { reference })}>
              {t('reservations.pay')}
            </TextLink>
          )}
          <Link
            id={detailsLink(reservation.id)}
            to={paths.reservation(String(reservation.id)) + search}
            className={textLinkClass()}
            aria-label={t('reservations.detailsOf', { reference })}
          >
            {t('reservations.details')}
          </Link>
          {reservation.canCancel && (
            <TextLink onClick={onCancel} aria-label={t('reservations.cancelOf', { reference })}>
              {t('reservations.cancel')}
            </TextLink>
          )}
        </div>
      </div>
    </Card>
  );
}

function listFacts({ vehicle, distanceText, stops }: Reservation, t: TFunction<'account'>): string {
  const halts = stops.length > 0 ? t('reservations.stops', { count: stops.length }) : undefined;
  return [vehicle.name, distanceText, halts].filter(Boolean).join(', ');
}
