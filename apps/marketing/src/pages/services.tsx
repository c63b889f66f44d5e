import { PageHead } from '@livree/design-system/layout';
import { paths, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import { useTranslation } from 'react-i18next';
import { newestQuery } from '../features/fleet-slider/api/newest-query.ts';
import { FleetSlider } from '../features/fleet-slider/components/fleet-slider.tsx';
import { ServiceDetails } from '../features/service-details/components/service-details.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';
import { services } from '../structured/services.ts';

export function meta(context: MetaContext<'marketing'>): PageMeta {
  const { t } = context;
  return {
    title: t('services.title'),
    description: t('services.description'),
    image: 'open-door',
    structured: [
      ...services(context),
      breadcrumb(context, { name: t('services.headline'), path: paths.services() }),
    ],
  };
}

export function prefetch({ queries, api }: PrefetchContext): Promise<unknown> {
  return queries.ensureQueryData(newestQuery(api));
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageHead title={t('services.headline')} lead={t('services.lead')} />
      <ServiceDetails />
      <FleetSlider />
      <CallToAction />
    </>
  );
}
