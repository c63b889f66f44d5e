import { textLinkClass } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, paths, useLanguage, useQuery, useShell } from '@livree/platform';
import { startingPrice } from '@livree/rides/vehicle';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { lineUpQuery } from '../api/line-up-query.ts';
import { LineUpFigure, LineUpSkeleton } from './line-up-figure.tsx';
import * as styles from './line-up.module.css';

// Rarely shown, so its code stays out of the first load.
const BuiltInLineUp = lazy(async () => ({
  default: (await import('./built-in-line-up.tsx')).BuiltInLineUp,
}));

/** Three vehicles that represent the fleet, and a link to all of them. */
export function LineUp() {
  const { t } = useTranslation('marketing');
  return (
    <Section lacquer>
      <div className={styles.head}>
        <h2>{t('lineUp.title')}</h2>
        <Link to={paths.vehicles()} className={textLinkClass()}>
          {t('lineUp.all')}
        </Link>
      </div>
      <Vehicles />
    </Section>
  );
}

function Vehicles() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { data, isPending, refetch } = useQuery(lineUpQuery(useShell().api));
  if (isPending) return <LineUpSkeleton />;
  if (data === undefined) {
    return (
      <Suspense fallback={<LineUpSkeleton />}>
        <BuiltInLineUp onRetry={() => void refetch()} />
      </Suspense>
    );
  }
  if (data.length === 0) return <EmptyState level={3} title={t('vehicle.noneNow')} />;
  return (
    <div className={styles.row}>
      {data.map(({ id, luggageCapacity, ...vehicle }) => (
        <LineUpFigure
          key={id}
          {...vehicle}
          luggage={luggageCapacity}
          price={startingPrice(vehicle, common, language)}
        />
      ))}
    </div>
  );
}
