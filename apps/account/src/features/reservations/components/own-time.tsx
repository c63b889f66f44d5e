import type { Reservation } from '@livree/contracts';
import { bothClocks, instantOf } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import { useOwnZone } from './use-own-zone.ts';

/** When a ride begins, there and where its customer lives; nothing where both clocks agree. */
export function OwnTime({ reservation: { pickupAt, timezone } }: { reservation: Reservation }) {
  const { t, language } = useMessages('common');
  const ownZone = useOwnZone();
  const instant = instantOf(pickupAt, timezone);
  const both = ownZone && instant && bothClocks(instant, timezone, ownZone, language);
  return both ? <small>{t('calendar.bothClocks', { ...both })}</small> : null;
}
