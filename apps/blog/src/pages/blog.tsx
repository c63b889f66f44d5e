import { Container, PageHead } from '@livree/design-system/layout';
import { paths, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../articles/search-form.tsx';
import { articlesQuery } from '../features/articles/api/articles-query.ts';
import { ArticleList } from '../features/articles/components/article-list.tsx';
import type { ArticlePage } from '../features/articles/model/article-page.ts';
import { readFilter } from '../features/articles/model/filter.ts';
import { isBeyond } from '../features/articles/model/list-page.ts';
import { Sidebar } from '../features/sidebar/components/sidebar.tsx';
import { gatherSidebar } from '../features/sidebar/gather-sidebar.ts';
import * as styles from './blog.module.css';

export function meta(context: MetaContext<'blog', ArticlePage>): PageMeta {
  const { t, data } = context;
  return {
    title: t('page.title'),
    description: t('page.description'),
    noindex: isBeyond(data),
    image: 'wet-avenue',
    feed: paths.blogFeed(),
    structured: [breadcrumb(context, { name: t('page.headline'), path: paths.blog() })],
  };
}

export function status(data: ArticlePage | undefined): 200 | 404 {
  return isBeyond(data) ? 404 : 200;
}

export async function prefetch(context: PrefetchContext): Promise<ArticlePage> {
  const { queries, api, language, search } = context;
  const [page] = await Promise.all([
    queries.ensureQueryData(articlesQuery(api, language, readFilter(search))),
    gatherSidebar(context),
  ]);
  return page;
}

export function Page() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHead title={t('page.headline')} lead={t('page.lead')}>
        <div className={styles.search}>
          <SearchForm />
        </div>
      </PageHead>
      <Container className={styles.columns}>
        <ArticleList />
        <Sidebar />
      </Container>
    </>
  );
}
