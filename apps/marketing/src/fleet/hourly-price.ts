import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';

/** A vehicle's price as it is shown: by the hour, or on request when there is none. */
export function useHourlyPrice(cents: number | undefined): string {
  const { t, language } = useMessages('common');
  if (cents === undefined) return t('ride.priceOnRequest');
  return t('ride.perHour', { price: formatterFor(language).shortMoney(cents) });
}
