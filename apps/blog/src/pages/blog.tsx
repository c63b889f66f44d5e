import { PageHead } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { articlesQuery } from '../features/articles/api/articles-query.ts';
import { categoriesQuery } from '../features/articles/api/categories-query.ts';
import { ArticleList } from '../features/articles/components/article-list.tsx';
import { readFilter } from '../features/articles/model/filter.ts';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('page.title'), description: t('page.description') };
}

export function prefetch({ queries, api, search }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(articlesQuery(api, readFilter(search))),
    queries.ensureQueryData(categoriesQuery(api)),
  ]);
}

export function Page() {
  const { t } = useMessages('blog');
  return (
    <>
      <PageHead title={t('page.headline')} lead={t('page.lead')} />
      <ArticleList />
    </>
  );
}
