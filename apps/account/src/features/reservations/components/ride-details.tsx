import { isOneOf, serviceTypes, type Reservation, type Transaction } from '@livree/contracts';
import { Button, TextLink, textLinkClass } from '@livree/design-system/actions';
import { type Fact, Facts, Price, Status } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { Link, paths, useLanguage, useShell } from '@livree/platform';
import { FareLines, fareText } from '@livree/rides/fare';
import { describeNeeds } from '@livree/rides/needs';
import { RouteLine } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { isLastDay } from '../model/last-day.ts';
import { outwardRoute, returnRoute } from '../model/route-points.ts';
import { getCancelText, isOver, isPayable, statusText, statusTone } from '../model/status.ts';
import { useChauffeurFacts } from '../use-chauffeur-facts.tsx';
import { LastDay } from './last-day.tsx';
import { OwnTime } from './own-time.tsx';
import { RideAgain } from './ride-again.tsx';
import { RideChanges, RideRequest } from './ride-changes.tsx';
import * as styles from './ride-details.module.css';
import { RideDocuments } from './ride-documents.tsx';
import { RideFlights } from './ride-flight.tsx';
import { RidePayments } from './ride-payments.tsx';
import { RideRefunds } from './ride-refunds.tsx';
import { RideReview } from './ride-review.tsx';
import { SavePlaces } from './save-places.tsx';

interface RideDetailsProps {
  readonly reservation: Reservation;
  readonly transactions: readonly Transaction[];
  readonly onChange: () => void;
  readonly onPayChange: () => void;
  readonly onCancel: () => void;
}

/**
 * The full details of a ride: what waits for the customer first, then the ride itself and what helps to take it, then
 * payments, and last how to cancel it.
 */
export function RideDetails({ reservation, transactions, ...acts }: RideDetailsProps) {
  const { onChange, onPayChange, onCancel } = acts;
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { clock } = useShell();
  const format = formatterFor(language);
  const { status, holdExpiresAt, lines, totalPrice } = reservation;
  const fare = fareText({ lines, total: totalPrice.cents }, common, format);
  return (
    <>
      <Letterhead />
      {isLastDay(reservation, clock.now()) ? <LastDay reservation={reservation} /> : <CallUs />}
      <Status tone={statusTone(status)}>{common(statusText(status))}</Status>
      {holdExpiresAt !== null && isPayable(reservation, clock.now()) && (
        <Banner tone="warn">{t('ride.hold', { time: format.time(new Date(holdExpiresAt)) })}</Banner>
      )}
      <RideRequest reservation={reservation} onPay={onPayChange} />
      <div className={styles.halves}>
        <RideRoute reservation={reservation} />
        <section className={styles.part}>
          <p className={styles.price}>
            <span>{fare.total.label}</span>
            <Price>{fare.total.amount}</Price>
          </p>
          <FareLines lines={fare.lines} />
        </section>
      </div>
      <RideFlights reservation={reservation} />
      <RideDocuments reservation={reservation} />
      <Facts facts={useRideFacts(reservation)} className={styles.facts} />
      {status === 'completed' && <RideReview reservationId={reservation.id} />}
      <RidePayments transactions={transactions} />
      <RideRefunds reservation={reservation} />
      <RideChanges {...{ reservation, onChange }} />
      <RideAgain reservation={reservation} />
      <SavePlaces reservation={reservation} />
      <CancelRide reservation={reservation} onCancel={onCancel} />
    </>
  );
}

/** The operator's name and phone number, only on paper. */
function Letterhead() {
  const { brand } = useShell().config;
  return (
    <p className={styles.letterhead}>
      <b>{brand.name}</b>
      <span>{spacedPhone(brand.phone)}</span>
    </p>
  );
}

function CallUs() {
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Button variant="secondary" href={phoneLink(phone)} className={styles.act}>
      {common('actions.call', { phone: spacedPhone(phone) })}
    </Button>
  );
}

/** The quiet way to cancel, online or by phone; none once it is too late for both. */
function CancelRide({ reservation, onCancel }: Pick<RideDetailsProps, 'reservation' | 'onCancel'>) {
  const { t } = useTranslation('account');
  const { clock } = useShell();
  const text = getCancelText(reservation, clock.now());
  return (
    text && (
      <p className={styles.act}>
        <TextLink onClick={onCancel}>{t(text)}</TextLink>
      </p>
    )
  );
}

function RideRoute({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const format = formatterFor(language);
  const { pickupAt, returnAt } = reservation;
  const back = returnRoute(reservation, t, format);
  const over = isOver(reservation);
  return (
    <section className={styles.part}>
      <h3>
        <time dateTime={pickupAt}>{format.dateTime(pickupAt, 'weekday')}</time>
      </h3>
      <OwnTime reservation={reservation} />
      <RouteLine points={outwardRoute(reservation, t, format)} past={over} />
      {back && (
        <>
          <h4>
            {returnAt === null
              ? t('ride.return')
              : t('ride.returnAt', { when: format.dateTime(returnAt, 'weekday') })}
          </h4>
          <RouteLine points={back} past={over} />
        </>
      )}
    </section>
  );
}

function useRideFacts(reservation: Reservation): readonly Fact[] {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { serviceType, hire, clientName, clientEmail, clientPhone, createdAt } = reservation;
  const format = formatterFor(language);
  const chauffeur = useChauffeurFacts(reservation);
  const contact = [clientName, clientEmail, clientPhone && spacedPhone(clientPhone)].filter((line) => !!line);
  const service = serviceType !== null && isOneOf(serviceTypes, serviceType) ? serviceType : 'unknown';
  return [
    { label: t('ride.vehicle'), value: reservation.vehicle.name },
    ...chauffeur,
    { label: t('ride.service'), value: serviceType && common(`service.${service}`) },
    {
      label: common('fareLine.hourly'),
      value: hire && t('ride.hire', { count: hire.hours, distance: format.distance(hire.includedKm * 1000) }),
    },
    { label: t('ride.passengers'), value: reservation.passengers },
    { label: t('ride.traveller'), value: reservation.traveller?.name ?? '' },
    ...describeNeeds(reservation, common, {
      seats: t('ride.seats'),
      nameSeat: (kind, count) => t(`ride.seat.${kind}`, { count }),
      returnFlight: t('ride.returnFlight'),
      returnTrain: t('ride.returnTrain'),
    }),
    { label: common('ride.distance'), value: reservation.distanceText },
    { label: common('ride.duration'), value: reservation.durationText },
    { label: t('ride.requests'), value: reservation.specialRequests, isProse: true },
    { label: t('ride.contact'), value: contact.map((line) => <div key={line}>{line}</div>) },
    { label: t('ride.booked'), value: format.dateTime(new Date(createdAt), 'long') },
    {
      label: t('ride.terms'),
      value: reservation.termsVersion && <AcceptedTerms version={reservation.termsVersion} />,
    },
    { label: t('ride.reason'), value: reservation.cancellationReason, isProse: true },
  ];
}

/** The terms at the time of the booking. */
function AcceptedTerms({ version }: { version: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const date = formatterFor(language).date(version.slice(0, 10), 'long');
  return (
    <Link
      to={`${paths.terms()}?version=${encodeURIComponent(version)}`}
      className={textLinkClass({ inline: true })}
    >
      {t('ride.termsOf', { date })}
    </Link>
  );
}
