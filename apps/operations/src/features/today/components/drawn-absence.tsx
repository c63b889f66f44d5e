import type { Absence } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { locateMoment, percent, type Shown } from '../model/hours-shown.ts';
import * as styles from './drawn-day.module.css';

interface DrawnAbsenceProps {
  readonly absence: Absence;
  readonly shown: Shown;
  readonly timeZone: string;
  /** Whether the ride in hand would lie on it. */
  readonly isInTheWay: boolean;
}

/** An absence as hatching behind the rides, with its reason at the foot of the row. */
export function DrawnAbsence({ absence, shown, timeZone, isInTheWay }: DrawnAbsenceProps) {
  const { startsAt, endsAt, reason } = absence;
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone });
  const [start, end] = [locateMoment(Date.parse(startsAt), shown), locateMoment(Date.parse(endsAt), shown)];
  if (start === end) return null;
  const when = (at: string) => format.dateTime(new Date(at), 'compact');
  return (
    <p
      className={cx(styles.absence, isInTheWay && styles.inTheWay)}
      style={{ insetInlineStart: percent(start), inlineSize: percent(end - start), margin: 0 }}
      title={t('day.absence', { reason, from: when(startsAt), to: when(endsAt) })}
    >
      <span>{reason}</span>
    </p>
  );
}
