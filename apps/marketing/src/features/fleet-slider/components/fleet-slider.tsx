import type { Vehicle } from '@livree/contracts';
import { EmptyState, ErrorState, Skeleton } from '@livree/design-system/feedback';
import { Carousel, Thumbnails, useSlides, type CarouselTexts } from '@livree/design-system/media';
import { useQuery, useShell } from '@livree/platform';
import { VehiclePicture } from '@livree/rides/vehicle';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { newestQuery } from '../api/newest-query.ts';
import * as styles from './fleet-slider.module.css';
import { VehicleSlide } from './vehicle-slide.tsx';

/** A slider of the newest vehicles with all their details. */
export function FleetSlider() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const { data, isPending, refetch } = useQuery(newestQuery(useShell().api));
  if (isPending || data === undefined || data.length === 0) {
    return (
      <Section flush className={styles.slider}>
        <h2>{t('slider.title')}</h2>
        {isPending ? <Skeleton height="480px" /> : null}
        {!isPending && data === undefined ? (
          <ErrorState
            level={3}
            title={t('vehicle.failed')}
            retryLabel={common('actions.retry')}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data?.length === 0 ? <EmptyState level={3} title={t('vehicle.noneNow')} /> : null}
      </Section>
    );
  }
  return <Slides vehicles={data} />;
}

const translateControls = (t: TFunction<'marketing'>): CarouselTexts => ({
  previous: t('slider.previous'),
  next: t('slider.next'),
  play: '',
  pause: '',
  position: (position, count) => t('slider.position', { position, count }),
});

function Slides({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('marketing');
  const slides = useSlides({ count: vehicles.length });
  return (
    <Section flush className={styles.slider}>
      <h2>{t('slider.title')}</h2>
      <div>
        <Carousel label={t('slider.title')} texts={translateControls(t)} slides={slides}>
          {vehicles.map((vehicle) => (
            <VehicleSlide key={vehicle.id} vehicle={vehicle} />
          ))}
        </Carousel>
        <Thumbnails
          label={t('slider.thumbnails')}
          slides={slides}
          items={vehicles.map((vehicle) => ({
            id: vehicle.id,
            name: vehicle.name,
            picture: <VehiclePicture src={vehicle.primaryImage} type={vehicle.type} fit="frame" />,
          }))}
        />
      </div>
    </Section>
  );
}
