import type { ChangeQuote, Reservation } from '@livree/contracts';
import { Facts, Price } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { compareCents, toWish, type ChangeWish } from '../model/change-wish.ts';
import { findLateLandings } from '../model/late-landings.ts';
import * as styles from './change-dialog.module.css';

interface ChangeSummaryProps {
  readonly reservation: Reservation;
  readonly quote: ChangeQuote;
  readonly wish: ChangeWish;
  /** An operator decides. */
  readonly isRequest: boolean;
}

/** The ride before and after, the difference of its price, and what follows from the change. */
export function ChangeSummary({ reservation, quote, wish, isRequest }: ChangeSummaryProps) {
  const { t } = useTranslation('account');
  const { money } = formatterFor(useLanguage());
  const { kind, cents } = compareCents(quote.previousPrice.cents, quote.totalPrice.cents);
  const facts = [...useLandings(reservation, wish), ...useFollowing(quote, kind)];
  if (!quote.isAvailable) return <Banner tone="warn">{t('change.taken')}</Banner>;
  const isOtherDay = toWish(reservation).date !== wish.date;
  return (
    <>
      <div className={styles.sides}>
        <span aria-hidden className={styles.line} />
        <Side
          label={t('change.before')}
          at={reservation.pickupAt}
          cents={quote.previousPrice.cents}
          {...{ isOtherDay }}
        />
        <Side
          label={t('change.after')}
          at={quote.pickupAt}
          cents={quote.totalPrice.cents}
          {...{ isOtherDay }}
        />
      </div>
      {isRequest && <p>{t('request.information')}</p>}
      <p className={styles.difference}>
        <span>{t(`change.difference.${kind}`)}</span>
        {kind !== 'same' && <Price>{money(cents)}</Price>}
      </p>
      {!isRequest && <Facts facts={facts} />}
    </>
  );
}

interface SideProps {
  readonly label: string;
  /** Wall-clock time at the pickup place. */
  readonly at: string;
  readonly cents: number;
  /** The change is to another day, which both sides then name. */
  readonly isOtherDay: boolean;
}

function Side({ label, at, cents, isOtherDay }: SideProps) {
  const format = formatterFor(useLanguage());
  return (
    <p className={styles.side}>
      <span className={styles.quiet}>{label}</span>
      <time dateTime={at} className={styles.hour}>
        {format.time(at)}
      </time>
      {isOtherDay && <span>{format.date(at, 'compact')}</span>}
      <b>{format.money(cents)}</b>
    </p>
  );
}

/** Where the hour that is wished will not stay, because a flight lands later. */
function useLandings(reservation: Reservation, wish: ChangeWish) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { time } = formatterFor(useLanguage());
  return findLateLandings(reservation, wish).map(({ flight, landsAt }) => ({
    label: flight === 'flight' ? common('ride.flight') : t('ride.returnFlight'),
    value: t('change.landsLater', { time: time(landsAt) }),
  }));
}

function useFollowing({ freeUntil, timezone }: ChangeQuote, kind: 'back' | 'due' | 'same') {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { clock } = useShell();
  const free = new Date(freeUntil);
  const until = formatterFor(language, { timeZone: timezone }).dateTime(free, 'compact');
  return [
    { label: t('change.payment'), value: t(`change.paymentOf.${kind}`) },
    {
      label: t('change.cancellation'),
      value: free > clock.now() ? t('change.freeUntil', { until }) : t('change.notFree'),
    },
    { label: t('change.mail'), value: t(`change.mailOf.${kind}`) },
  ];
}
