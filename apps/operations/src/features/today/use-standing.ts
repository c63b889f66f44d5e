import type { Day } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Carry, Conflict } from './model/carry.ts';

/** Where a ride in hand would be put, and what is there already, as a sentence. */
export function useStanding({ timezone, vehicles }: Day) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: timezone });
  return ({ startsAt, vehicleId }: Carry, conflict: Conflict | null): string => {
    const place = t('carry.place', {
      time: format.time(new Date(startsAt)),
      vehicle: vehicles.find(({ id }) => id === vehicleId)?.name ?? '',
    });
    if (conflict === null) return t('carry.free', { place });
    if (conflict.kind === 'past') return t('carry.past', { place });
    if (conflict.kind === 'absence') return t('carry.away', { place, reason: conflict.with.reason });
    const { reference, startsAt: begins, endsAt: ends } = conflict.with;
    const [from, to] = [format.time(new Date(begins)), format.time(new Date(ends))];
    return t('carry.taken', { place, reference, from, to });
  };
}
