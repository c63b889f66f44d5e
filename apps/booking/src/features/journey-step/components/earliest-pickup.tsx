import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { pickupAt, type TripDraft } from '../../../trip/trip.ts';

interface EarliestPickupProps {
  trip: TripDraft;
  /** The first wall-clock time that can be booked; null while it is unknown. */
  earliest: string | null;
  onTake: (moment: { date: string; time: string }) => void;
}

/** Offers the first free time if the chosen one is too close to be booked. */
export function EarliestPickup({ trip, earliest, onTake }: EarliestPickupProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const at = pickupAt(trip);
  if (at === null || earliest === null || at >= earliest) return null;
  return (
    <Banner
      tone="warn"
      retryLabel={t('trip.takeEarliest')}
      onRetry={() => onTake({ date: earliest.slice(0, 10), time: earliest.slice(11, 16) })}
    >
      {t('trip.tooSoon', { time: formatterFor(language).dateTime(earliest, 'weekday') })}
    </Banner>
  );
}
