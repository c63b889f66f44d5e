import { PageHead } from '@livree/design-system/layout';
import { type MetaContext, type PageMeta } from '@livree/platform';
import { useTranslation } from 'react-i18next';

export function meta({ t }: MetaContext<'operations'>): PageMeta {
  return { title: t('page.title') };
}

export function Page() {
  const { t } = useTranslation('operations');
  return <PageHead title={t('page.title')} />;
}
