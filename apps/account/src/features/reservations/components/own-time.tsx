import type { Reservation } from '@livree/contracts';
import { bothClocks, parseWallClock } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useOwnZone } from '../use-own-zone.ts';

/** The start of a ride at its place and in the customer's zone; nothing if both are equal. */
export function OwnTime({ reservation: { pickupAt, timezone } }: { reservation: Reservation }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const ownZone = useOwnZone();
  const instant = parseWallClock(pickupAt, timezone);
  const both = ownZone && instant && bothClocks(instant, timezone, ownZone, language);
  return both ? <small>{t('calendar.bothClocks', { ...both })}</small> : null;
}
