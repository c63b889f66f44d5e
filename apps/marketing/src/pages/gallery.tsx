import { PageHead } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { galleryQuery } from '../features/gallery/api/gallery-query.ts';
import { GalleryWall } from '../features/gallery/components/gallery-wall.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';
import { readPage } from '../page-number.ts';

export function meta({ t }: MetaContext): PageMeta {
  return {
    title: t('gallery.page.title'),
    description: t('gallery.page.description'),
    image: 'business-saloon-lamp',
  };
}

export function prefetch({ queries, api, search }: PrefetchContext): Promise<unknown> {
  return queries.ensureQueryData(galleryQuery(api, readPage(search)));
}

export function Page() {
  const { t } = useMessages('marketing');
  return (
    <>
      <PageHead title={t('gallery.page.headline')} lead={t('gallery.page.lead')} />
      <GalleryWall />
      <CallToAction />
    </>
  );
}
