import { Counters } from '@livree/design-system/display';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { profileStatsQuery } from '../api/profile-stats-query.ts';

/** The customer's bookings and spending. */
export function ProfileStats() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { data, error, refetch } = useQuery(profileStatsQuery(useShell().api));
  if (error)
    return (
      <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
        {failureText(error, { t, common }, t('profile.statsFailed'))}
      </Banner>
    );
  const figures = [
    ['total', data?.totalReservations],
    ['upcoming', data?.upcomingReservations],
    ['completed', data?.completedReservations],
    ['cancelled', data?.cancelledReservations],
    ['spent', data && formatterFor(language).money(data.totalSpent.cents)],
  ] as const;
  return (
    <Counters
      amounts
      items={figures.map(([name, value]) => ({
        label: t(`profile.stats.${name}`),
        value: value ?? <Skeleton width="2ch" />,
      }))}
    />
  );
}
