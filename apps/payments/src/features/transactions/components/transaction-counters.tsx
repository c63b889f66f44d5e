import { errorText } from '@livree/api-client';
import { Counters } from '@livree/design-system/display';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { paymentStatsQuery } from '../api/payment-stats-query.ts';

/** The six figures above the list. `successful` covers the current page only. */
export function TransactionCounters({ successful }: { successful: number | undefined }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const stats = useQuery(paymentStatsQuery(useShell().api));
  if (stats.isError)
    return (
      <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void stats.refetch()}>
        {errorText(stats.error, common, t('list.statsFailed'))}
      </Banner>
    );
  const { money, number } = formatterFor(language);
  const waiting = <Skeleton width="3ch" />;
  const count = (value: number | undefined) => (value === undefined ? waiting : number(value));
  const amount = (cents: number | undefined) =>
    cents === undefined ? <Skeleton width="7ch" /> : money(cents);
  const { data } = stats;
  return (
    <Counters
      amounts
      items={[
        { label: t('counters.total'), value: count(data?.totalTransactions) },
        { label: t('counters.amount'), value: amount(data?.totalAmount.cents) },
        { label: t('counters.pending'), value: count(data?.pendingTransactions) },
        { label: t('counters.successful'), value: count(data && successful) },
        { label: t('counters.failed'), value: count(data?.failedTransactions) },
        { label: t('counters.refunded'), value: amount(data?.refundedAmount.cents) },
      ]}
    />
  );
}
