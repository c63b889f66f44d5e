import { Skeleton } from '@livree/design-system/feedback';
import { RadioCard } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import {
  hourlyPriceText,
  pictureNote,
  roomText,
  startingPrice,
  VehiclePicture,
  VehiclePrice,
} from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { hourlyPrice } from '../../../fleet/hourly-price.ts';
import { isHire, type Booking } from '../../../wizard/booking.ts';
import type { Offer } from '../model/offer.ts';
import * as styles from './offer-card.module.css';

interface OfferCardProps {
  offer: Offer;
  serviceType: Booking['serviceType'];
  /** The price of the journey is on its way. */
  isPending: boolean;
  /** The return's day or hour is open: the price is not yet that of the ride. */
  isEstimate: boolean;
}

/** A vehicle to choose: its room, its price, and what stands against it. */
export function OfferCard({ offer, isPending, ...priced }: OfferCardProps) {
  const { t } = useTranslation('common');
  const { vehicle, obstacle } = offer;
  return (
    <RadioCard
      value={String(vehicle.id)}
      label={vehicle.name}
      description={
        <>
          {roomText(vehicle, t)}
          <br />
          {obstacle === null ? (
            pictureNote(vehicle.primaryImage, t)
          ) : (
            <strong className={styles.obstacle}>
              <ObstacleText offer={offer} />
            </strong>
          )}
        </>
      }
      trailing={
        <span className={styles.price} aria-busy={isPending || undefined}>
          {isPending ? <Skeleton height="48px" /> : <OfferPrice offer={offer} {...priced} />}
        </span>
      }
      media={
        <VehiclePicture
          src={vehicle.primaryImage}
          type={vehicle.type}
          fit="frame"
          isDimmed={obstacle !== null}
        />
      }
    />
  );
}

/** The total of the journey; before it is known the least price of a ride, or the price per hour of a hire. */
function OfferPrice({
  offer: { vehicle, total },
  serviceType,
  isEstimate,
}: Omit<OfferCardProps, 'isPending'>) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { services } = useShell().config;
  const language = useLanguage();
  if (total?.totalPrice === null) return <VehiclePrice amount={common('ride.priceOnRequest')} unit={null} />;
  if (total !== undefined) {
    const amount = formatterFor(language).money(total.totalPrice.cents);
    return <VehiclePrice amount={amount} unit={t(isEstimate ? 'quote.estimate' : 'vehicle.thisRide')} />;
  }
  if (!isHire({ serviceType })) return <VehiclePrice {...startingPrice(vehicle, common, language)} />;
  const hourly = hourlyPrice(vehicle, serviceType, services);
  return <VehiclePrice amount={hourlyPriceText(hourly, common, language)} unit={null} />;
}

function ObstacleText({ offer: { vehicle, total, obstacle } }: { offer: Offer }) {
  const { t } = useTranslation('booking');
  const format = formatterFor(useLanguage());
  if (obstacle === 'passengers') return t('validation.tooManyPassengers', { count: vehicle.seats });
  if (obstacle === 'bags') return t('validation.tooManyBags', { count: vehicle.luggageCapacity });
  if (total === undefined) return null;
  return t('trip.tooSoon', { time: format.dateTime(total.earliestPickupAt, 'compact') });
}
