import { PageHead } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { Benefits } from '../features/benefits/components/benefits.tsx';
import { catalogueQuery } from '../features/catalogue/api/catalogue-query.ts';
import { typesQuery } from '../features/catalogue/api/types-query.ts';
import { Catalogue } from '../features/catalogue/components/catalogue.tsx';
import { readFilter } from '../features/catalogue/model/filter.ts';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('vehicles.title'), description: t('vehicles.description') };
}

export function prefetch({ queries, api, search }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(catalogueQuery(api, readFilter(search))),
    queries.ensureQueryData(typesQuery(api)),
  ]);
}

export function Page() {
  const { t } = useMessages('marketing');
  return (
    <>
      <PageHead title={t('vehicles.headline')} lead={t('vehicles.lead')} />
      <Catalogue />
      <Benefits />
    </>
  );
}
