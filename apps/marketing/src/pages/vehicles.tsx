import type { Page as PageOf, Vehicle } from '@livree/contracts';
import { PageHead } from '@livree/design-system/layout';
import { paths, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Benefits } from '../features/benefits/components/benefits.tsx';
import { catalogueQuery } from '../features/catalogue/api/catalogue-query.ts';
import { typesQuery } from '../features/catalogue/api/types-query.ts';
import { Catalogue } from '../features/catalogue/components/catalogue.tsx';
import { readFilter } from '../features/catalogue/model/filter.ts';
import { isBeyond } from '../page-number.ts';
import { vehicleList } from '../structured/vehicles.ts';

export function meta(context: MetaContext<'marketing', PageOf<Vehicle>>): PageMeta {
  const { t, data } = context;
  return {
    title: t('vehicles.title'),
    description: t('vehicles.description'),
    image: 'business-saloon-front',
    noindex: isMissing(data),
    structured: [
      ...(data === undefined ? [] : [vehicleList(data.items, context)]),
      breadcrumb(context, { name: t('vehicles.headline'), path: paths.vehicles() }),
    ],
  };
}

const isMissing = (data: PageOf<Vehicle> | undefined): boolean =>
  data !== undefined && isBeyond(data.page, data.items.length);

export function status(data: PageOf<Vehicle> | undefined): 200 | 404 {
  return isMissing(data) ? 404 : 200;
}

export async function prefetch({ queries, api, search }: PrefetchContext): Promise<PageOf<Vehicle>> {
  const [page] = await Promise.all([
    queries.ensureQueryData(catalogueQuery(api, readFilter(search))),
    queries.ensureQueryData(typesQuery(api)),
  ]);
  return page;
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageHead title={t('vehicles.headline')} lead={t('vehicles.lead')} />
      <Catalogue />
      <Benefits />
    </>
  );
}
