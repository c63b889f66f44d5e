import { PageHead } from '@livree/design-system/layout';
import { type MetaContext, type PageMeta } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Included } from '../features/plans/components/included.tsx';
import { Plans } from '../features/plans/components/plans.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';

export function meta({ t }: MetaContext<'marketing'>): PageMeta {
  return { title: t('prices.title'), description: t('prices.description'), image: 'executive-saloon-front' };
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageHead title={t('prices.headline')} lead={t('prices.lead')} />
      <Plans />
      <Included />
      <CallToAction />
    </>
  );
}
