import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { aboutQuery } from '../features/about/api/about-query.ts';
import { timelineQuery } from '../features/about/api/timeline-query.ts';
import { About } from '../features/about/components/about.tsx';
import { Opening } from '../features/about/components/opening.tsx';
import { Ways } from '../features/about/components/ways.tsx';
import { sitePicturesQuery } from '../pictures/site-pictures-query.ts';

export function meta({ t }: MetaContext<'marketing'>): PageMeta {
  return { title: t('about.title'), description: t('about.description'), image: 'wet-avenue' };
}

export function prefetch({ queries, api }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(sitePicturesQuery()),
    queries.ensureQueryData(aboutQuery(api)),
    queries.ensureQueryData(timelineQuery(api)),
  ]);
}

export function Page() {
  return (
    <>
      <Opening />
      <About />
      <Ways />
    </>
  );
}
