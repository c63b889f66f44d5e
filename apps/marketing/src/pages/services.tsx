import { PageHead } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { newestQuery } from '../features/fleet-slider/api/newest-query.ts';
import { FleetSlider } from '../features/fleet-slider/components/fleet-slider.tsx';
import { ServiceDetails } from '../features/service-details/components/service-details.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('services.title'), description: t('services.description') };
}

export function prefetch({ queries, api }: PrefetchContext): Promise<unknown> {
  return queries.ensureQueryData(newestQuery(api));
}

export function Page() {
  const { t } = useMessages('marketing');
  return (
    <>
      <PageHead title={t('services.headline')} lead={t('services.lead')} />
      <ServiceDetails />
      <FleetSlider />
      <CallToAction />
    </>
  );
}
