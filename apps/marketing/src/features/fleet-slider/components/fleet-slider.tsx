import type { Vehicle } from '@livree/contracts';
import { EmptyState, IconButton, Skeleton } from '@livree/design-system/base';
import { ChevronLeftIcon, ChevronRightIcon } from '@livree/design-system/icons';
import { useMessages, useQuery, useShell } from '@livree/platform';
import { useRef } from 'react';
import { FleetFailed } from '../../../fleet/fleet-failed.tsx';
import { Section } from '../../../layout/section.tsx';
import { newestQuery } from '../api/newest-query.ts';
import * as styles from './fleet-slider.module.css';
import { VehicleSlide } from './vehicle-slide.tsx';

/** The newest vehicles side by side; scrolled by hand, by wheel or by the two arrows. */
export function FleetSlider() {
  const { t } = useMessages('marketing');
  const { data, isPending, refetch } = useQuery(newestQuery(useShell().api));
  if (isPending || data === undefined || data.length === 0) {
    return (
      <Section flush className={styles.slider}>
        <h2>{t('slider.title')}</h2>
        {isPending ? <Skeleton height="480px" /> : null}
        {!isPending && data === undefined ? (
          <FleetFailed title={t('vehicle.failed')} onRetry={() => void refetch()} />
        ) : null}
        {data?.length === 0 ? <EmptyState level={3} title={t('vehicle.noneNow')} /> : null}
      </Section>
    );
  }
  return <Slides vehicles={data} />;
}

function Slides({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useMessages('marketing');
  const strip = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const list = strip.current;
    list?.scrollBy({ left: direction * (list.firstElementChild?.clientWidth ?? list.clientWidth) });
  };
  return (
    <Section flush className={styles.slider}>
      <div className={styles.head}>
        <h2>{t('slider.title')}</h2>
        <div className={styles.arrows}>
          <IconButton label={t('slider.previous')} onClick={() => move(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t('slider.next')} onClick={() => move(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ul ref={strip} className={styles.strip} aria-label={t('slider.title')}>
        {vehicles.map((vehicle) => (
          <VehicleSlide key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
    </Section>
  );
}
