import type { MoneySums } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { readPeriod, type MoneyFilters } from '../model/filters.ts';
import { Files } from './files.tsx';
import * as styles from './money.module.css';

interface SumsProps {
  readonly month: MoneySums;
  readonly day?: MoneySums | null | undefined;
  readonly filters: MoneyFilters;
}

/** The sums of a day and its month, and the files of what is shown. */
export function Sums({ month, day, filters }: SumsProps) {
  const { date } = formatterFor(useLanguage());
  return (
    <div className={styles.sums}>
      {day && <PeriodSums title={date(day.period, 'chosen')} sums={day} />}
      <PeriodSums title={date(`${month.period}-01`, 'month')} sums={month} />
      <Files period={readPeriod(filters)} />
    </div>
  );
}

function PeriodSums({ title, sums }: { title: string; sums: MoneySums }) {
  const { t } = useTranslation('operations');
  const { money, percent } = formatterFor(useLanguage());
  const rates = sums.rates.flatMap(({ percent: rate, net, vat }) => [
    { label: t('money.netAt', { rate: percent(rate / 100) }), value: money(net.cents) },
    { label: t('money.vatAt', { rate: percent(rate / 100) }), value: money(vat.cents) },
  ]);
  const fees = money(sums.fees.cents);
  const unknown = t('money.unknownFees', { count: sums.unknownFees });
  return (
    <section>
      <h2>{title}</h2>
      <Facts
        facts={[
          { label: t('money.receipts', { count: sums.receipts }), value: money(sums.taken.cents) },
          { label: t('money.creditNotes', { count: sums.creditNotes }), value: money(-sums.refunded.cents) },
          { label: t('money.gross'), value: <b>{money(sums.gross.cents)}</b> },
          ...rates,
          ...(rates.length > 2 ? [{ label: t('money.net'), value: money(sums.net.cents) }] : []),
          {
            label: t('money.fees'),
            value: sums.unknownFees === 0 ? fees : `${fees}, ${unknown}`,
          },
        ]}
      />
    </section>
  );
}
