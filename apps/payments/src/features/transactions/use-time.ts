import { bothClocks, formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { ownZoneQuery } from './api/own-zone-query.ts';

/** The time of a payment in the operator's zone, and in the customer's if it differs. */
export function useTime(): (instant: Date) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { api, config } = useShell();
  const { data: ownZone } = useQuery(ownZoneQuery(api));
  return (instant) => {
    const both = ownZone && bothClocks(instant, config.timezone, ownZone, language);
    if (both) return t('calendar.bothClocks', { ...both });
    return formatterFor(language, { timeZone: config.timezone }).time(instant);
  };
}
