import { isOneOf, refundDecisions, reservationStatuses, type RecordedAct } from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import type { TFunction } from 'i18next';

type Say = TFunction<['operations', 'common']>;

/** What was before or after an act, in words; what has none is left out. */
export function describeChange(changed: RecordedAct['before'], t: Say, format: Formatter): string[] {
  const { status, decision, refund_cents: cents, reason } = changed ?? {};
  const words = [
    typeof status === 'string' && isOneOf(reservationStatuses, status)
      ? t(`common:reservationStatus.${status}`)
      : '',
    typeof decision === 'string' && isOneOf(refundDecisions, decision) ? t(`decision.${decision}`) : '',
    typeof cents === 'number' ? t('history.refund', { amount: format.money(cents) }) : '',
    typeof reason === 'string' ? reason : '',
  ];
  return words.filter((word) => word !== '');
}
