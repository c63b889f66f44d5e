import type { ChildSeatKind, Vehicle } from '@livree/contracts';
import { Card, type Fact, Facts, Price } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { findPlaces } from '@livree/rides/arrivals';
import { FareLines, fareText } from '@livree/rides/fare';
import { describeNeeds } from '@livree/rides/needs';
import { RouteLine } from '@livree/rides/route';
import { roomText, VehiclePicture } from '@livree/rides/vehicle';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { returnPoints, routePoints } from '../../trip/route-points.ts';
import { findOrderedTrip, isHire, type Booking } from '../../wizard/booking.ts';
import { findOrderedWishes } from '../../wizard/ordered-wishes.ts';
import { CancellationNote } from './components/cancellation-note.tsx';
import { QuoteNotice } from './components/quote-notice.tsx';
import { RideMoments } from './components/ride-moments.tsx';
import * as styles from './summary.module.css';
import { useRunningPrice, type Priced } from './use-running-price.ts';

export interface SummaryProps extends Priced {
  /** The current step shows the route itself. */
  withoutRoute: boolean;
}

/** The booking and its price: the total first, then its lines, and until when cancelling is free. */
export function Summary({ withoutRoute, ...priced }: SummaryProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const price = useRunningPrice(priced);
  const { vehicle, booking, quote } = priced;
  const format = formatterFor(language);
  const needTexts = {
    seats: t('extra.seats'),
    nameSeat: (kind: ChildSeatKind, count: number) => t(`extra.seat.${kind}`, { count }),
    returnFlight: t('extra.returnFlight'),
    returnTrain: t('extra.returnTrain'),
  };
  const trip = findOrderedTrip(booking);
  const wishes = quote.quote === undefined ? booking : findOrderedWishes(booking, findPlaces(quote.quote));
  const hasRoute = trip.departure !== '' && (trip.destination !== '' || isHire(booking));
  return (
    <Card
      as="section"
      className={styles.summary}
      aria-label={t('summary.title')}
      aria-busy={quote.isUpdating}
    >
      {vehicle ? (
        <VehicleWords vehicle={vehicle} />
      ) : (
        <p className={styles.quiet}>{t('summary.noVehicle')}</p>
      )}
      {hasRoute && !withoutRoute ? (
        <RouteLine points={routePoints(trip, quote.quote, { t, common, format })} />
      ) : null}
      <RideMoments trip={trip} />
      {withoutRoute ? null : (
        <>
          {trip.roundTrip ? <RouteLine points={returnPoints(trip, common)} /> : null}
          <Facts facts={[...describeParty(booking, t), ...describeNeeds(wishes, common, needTexts)]} />
        </>
      )}
      {price.kind === 'quoted' ? (
        <FareLines
          lines={fareText({ lines: price.lines, total: price.cents }, common, format).lines}
          total={{ label: price.label, amount: price.amount }}
          totalFirst
        />
      ) : null}
      {price.kind === 'starting' ? (
        <>
          <Price size="small">{common('ride.priceFrom', { price: price.amount })}</Price>
          {price.isRide ? common('ride.each') : null}
        </>
      ) : null}
      <QuoteNotice {...{ quote, trip }} />
      <CancellationNote trip={booking.trip} quote={quote.quote} />
    </Card>
  );
}

/** Who rides: one passenger, and a customer who rides, go without saying. */
const describeParty = ({ passengers, traveller }: Booking, t: TFunction<'booking'>): Fact[] => [
  { label: t('passengers'), value: passengers > 1 ? String(passengers) : '' },
  { label: t('summary.traveller'), value: traveller?.name ?? '' },
];

function VehicleWords({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={styles.picture}>
        <VehiclePicture src={vehicle.primaryImage} type={vehicle.type} fit="card" />
      </div>
      <p>
        <strong>{vehicle.name}</strong>
        <br />
        <small className={styles.quiet}>{roomText(vehicle, t)}</small>
      </p>
    </>
  );
}
