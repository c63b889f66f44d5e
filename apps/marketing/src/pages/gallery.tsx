import { PageHead } from '@livree/design-system/layout';
import { type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { galleryQuery } from '../features/gallery/api/gallery-query.ts';
import { GalleryWall } from '../features/gallery/components/gallery-wall.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';
import { isBeyond, readPage } from '../page-number.ts';

interface Wanted {
  readonly page: number;
  /** The number of pictures on it. */
  readonly found: number;
}

const isMissing = (data: Wanted | undefined): boolean =>
  data !== undefined && isBeyond(data.page, data.found);

export function meta({ t, data }: MetaContext<'marketing', Wanted>): PageMeta {
  return {
    title: t('gallery.page.title'),
    description: t('gallery.page.description'),
    image: 'business-saloon-lamp',
    noindex: isMissing(data),
  };
}

export function status(data: Wanted | undefined): 200 | 404 {
  return isMissing(data) ? 404 : 200;
}

export async function prefetch({ queries, api, search }: PrefetchContext): Promise<Wanted> {
  const page = readPage(search);
  const { pictures } = await queries.ensureQueryData(galleryQuery(api, page));
  return { page, found: pictures.length };
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageHead title={t('gallery.page.headline')} lead={t('gallery.page.lead')} />
      <GalleryWall />
      <CallToAction />
    </>
  );
}
