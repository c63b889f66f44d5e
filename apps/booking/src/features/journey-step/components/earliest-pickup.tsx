import { Banner } from '@livree/design-system/feedback';
import { formatterFor, phoneLink } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { addMinutes, pickupAt, type TripDraft } from '../../../trip/trip.ts';

interface EarliestPickupProps {
  trip: TripDraft;
  /** The first wall-clock time that can be booked; null while it is unknown. */
  earliest: string | null;
  onTake: (moment: { date: string; time: string }) => void;
  className?: string | undefined;
}

/** Minutes for which an offered time can still be booked: the customer has yet to say who rides, and to pay. */
const timeToBook = 15;

/** Offers the first free time if the chosen one is too close to be booked. */
export function EarliestPickup({ trip, earliest, onTake, className }: EarliestPickupProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { phone } = useShell().config.brand;
  const at = pickupAt(trip);
  if (at === null || earliest === null || at >= earliest) return null;
  const offered = addMinutes(earliest, timeToBook);
  return (
    <Banner
      tone="warn"
      className={className}
      actions={<a href={phoneLink(phone)}>{common('actions.call', { phone })}</a>}
      retryLabel={t('trip.takeEarliest')}
      onRetry={() => onTake({ date: offered.slice(0, 10), time: offered.slice(11, 16) })}
    >
      {t('trip.tooSoon', { time: formatterFor(language).dateTime(offered, 'weekday') })}
    </Banner>
  );
}
