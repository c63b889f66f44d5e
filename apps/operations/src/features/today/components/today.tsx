import type { Day as DayOf } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Skeleton } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useMinute } from '@livree/platform/minute';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { useRereading } from '../../../frame/live/use-live.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { dayQuery } from '../api/day-query.ts';
import { readWindow, windows } from '../model/hours-shown.ts';
import { neighbourDay, readDate } from '../model/read-date.ts';
import { Day } from './day.tsx';
import { Needs } from './needs.tsx';
import * as styles from './today.module.css';

/** The day of the company, beside the tasks that wait for an operator. */
export function Today() {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const { api, clock } = useShell();
  const now = useMinute() ?? clock.now();
  const [search, setSearch] = useSearchParams();
  const asked = readDate(search);
  const hours = readWindow(search);
  const day = useQuery(dayQuery(api, asked, useRereading()));
  const date = asked ?? day.data?.date;
  const change = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(key, value);
    next.delete('page');
    setSearch(next);
  };
  return (
    <Frame
      title={date === undefined ? t('frame.today') : formatterFor(language).date(date, 'weekday')}
      beside={
        <div className={styles.tools}>
          {day.isPending && <Skeleton width="16ch" height="1lh" />}
          {day.data && <Summary day={day.data} />}
          {windows.map((window) => (
            <TextLink
              key={window}
              aria-pressed={window === hours}
              onClick={() => change('hours', String(window))}
              className={styles.window}
            >
              {t('day.hours', { count: window })}
            </TextLink>
          ))}
          {date !== undefined && (
            <span className={styles.days}>
              <Button slim variant="secondary" onClick={() => change('date', neighbourDay(date, -1))}>
                {t('day.previous')}
              </Button>
              <Button slim variant="secondary" onClick={() => change('date', neighbourDay(date, 1))}>
                {t('day.next')}
              </Button>
            </span>
          )}
        </div>
      }
    >
      <div className={styles.columns}>
        <Needs />
        <ReadState read={day}>
          {(found) => <Day {...{ day: found, now, hours }} onWhole={() => change('hours', '24')} />}
        </ReadState>
      </div>
    </Frame>
  );
}

function Summary({ day: { rides } }: { day: DayOf }) {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  // What was paid elsewhere is no turnover of this site.
  const cents = rides
    .filter(({ isPaidElsewhere }) => !isPaidElsewhere)
    .reduce((sum, { totalPrice }) => sum + totalPrice.cents, 0);
  return <span>{t('day.summary', { count: rides.length, amount: money(cents) })}</span>;
}
