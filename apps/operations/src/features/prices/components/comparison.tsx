import type { TariffComparison } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Disclosure, Facts, Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import * as styles from './prices.module.css';

type Ride = TariffComparison['rides'][number];

/** What the last rides cost and would have cost, as two sums and ride by ride. */
export function Comparison({ comparison: { rides, before, after } }: { comparison: TariffComparison }) {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  const columns = useColumns();
  if (rides.length === 0) return <p className={styles.told}>{t('prices.noRides')}</p>;
  const difference = after.cents - before.cents;
  return (
    <>
      <p className={styles.told}>{t('prices.lastRides', { count: rides.length })}</p>
      <Facts
        facts={[
          { label: t('prices.before'), value: money(before.cents) },
          { label: t('prices.after'), value: money(after.cents) },
          { label: t('prices.difference'), value: `${difference > 0 ? '+' : ''}${money(difference)}` },
        ]}
      />
      <Disclosure summary={t('prices.lastRides', { count: rides.length })}>
        <Table
          caption={t('prices.lastRides', { count: rides.length })}
          rows={rides}
          rowKey={({ id }) => String(id)}
          columns={columns}
        />
      </Disclosure>
    </>
  );
}

function useColumns(): readonly Column<Ride>[] {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  return [
    {
      id: 'ride',
      header: t('prices.ride'),
      cell: ({ id, reference }) => (
        <Link to={places.ride(id)} className={textLinkClass()}>
          {reference}
        </Link>
      ),
    },
    { id: 'before', header: t('history.before'), align: 'end', cell: ({ before }) => money(before.cents) },
    {
      id: 'after',
      header: t('history.after'),
      align: 'end',
      phone: 'end',
      cell: ({ after }) => money(after.cents),
    },
  ];
}
