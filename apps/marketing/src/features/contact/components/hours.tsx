import { Status } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useMinute } from '@livree/platform/minute';
import { useTranslation } from 'react-i18next';
import { hoursQuery } from '../api/hours-query.ts';
import { hourRows, type HourRow } from '../model/hour-rows.ts';
import { openState } from '../model/open-now.ts';
import * as styles from './hours.module.css';

/** The opening hours, and whether the office is open now in its own zone. */
export function Hours() {
  const { t } = useTranslation('marketing');
  const { data } = useQuery(hoursQuery(useShell().api));
  if (data === undefined) return t('contact.byAppointment');
  return (
    <span className={styles.hours}>
      <Now week={data.week} />
      {hourRows(data.week).map((row) => (
        <Row key={row.first} row={row} />
      ))}
      {data.isPhoneAlways ? <span className={styles.always}>{t('contact.phoneAlways')}</span> : null}
    </span>
  );
}

function Row({ row: { first, last, spans } }: { row: HourRow }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { weekdays, time } = formatterFor(language);
  const name = (day: number) => weekdays('long')[day - 1] ?? '';
  const clock = (value: string) => (value === '24:00' ? value : time(`2026-01-01T${value}`));
  return (
    <span className={styles.row}>
      <span>
        {first === last ? name(first) : t('contact.days', { first: name(first), last: name(last) })}
      </span>
      <span className={styles.span}>
        {spans.length === 0
          ? t('contact.closed')
          : spans.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(', ')}
      </span>
    </span>
  );
}

/** Computed in the browser only, because the cached page is the same for everybody. */
function Now({ week }: { week: Parameters<typeof openState>[0] }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const now = useMinute();
  const { timezone } = useShell().config;
  const state = now && openState(week, now, timezone);
  if (!state) return <span className={styles.now} />;
  const { weekdays, time } = formatterFor(language);
  const clock = (value: string) => (value === '24:00' ? value : time(`2026-01-01T${value}`));
  return (
    <span className={styles.now}>
      {state.isOpen ? (
        <Status tone="ok" className={styles.state}>
          {t('contact.openNow', { time: clock(state.until) })}
        </Status>
      ) : (
        <Status tone="ended" className={styles.state}>
          {state.isToday
            ? t('contact.opensToday', { time: clock(state.at) })
            : t('contact.opensOn', { day: weekdays('long')[state.day - 1] ?? '', time: clock(state.at) })}
        </Status>
      )}
    </span>
  );
}
