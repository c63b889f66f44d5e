import { Container, PageHead } from '@livree/design-system/layout';
import { paths, useParams, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hiddenName } from '../articles/hidden.ts';
import { taggedQuery } from '../features/articles/api/tagged-query.ts';
import { ArticleList } from '../features/articles/components/article-list.tsx';
import type { ArticlePage } from '../features/articles/model/article-page.ts';
import { readFilter } from '../features/articles/model/filter.ts';
import { tagName } from '../features/articles/model/list-page.ts';
import { useArticles } from '../features/articles/use-articles.ts';
import { Sidebar } from '../features/sidebar/components/sidebar.tsx';
import { gatherSidebar } from '../features/sidebar/gather-sidebar.ts';
import * as styles from './blog.module.css';

interface Tagged {
  readonly tag: string;
  readonly page: ArticlePage;
}

const isEmpty = (data: Tagged | undefined): boolean => data !== undefined && data.page.items.length === 0;

/** The page of articles about services is named after their topic, not after their tag. */
const translateHead = (t: TFunction<'blog'>, tag: string, page: ArticlePage | undefined) =>
  tag === hiddenName
    ? { title: t('services.title'), description: t('services.description'), lead: t('services.lead') }
    : {
        title: t('tag.title', { tag: tagName(page, tag) }),
        description: t('tag.description', { tag: tagName(page, tag) }),
        lead: t('tag.lead'),
      };

export function meta(context: MetaContext<'blog', Tagged>): PageMeta {
  const { t, data } = context;
  const { title, description } = translateHead(t, data?.tag ?? '', data?.page);
  const crumbs = [
    { name: t('page.headline'), path: paths.blog() },
    { name: title, path: paths.blogTag(data?.tag ?? '') },
  ];
  const structured = [breadcrumb(context, ...crumbs)];
  return { title, description, noindex: isEmpty(data), feed: paths.blogFeed(), structured };
}

export function status(data: Tagged | undefined): 200 | 404 {
  return isEmpty(data) ? 404 : 200;
}

export async function prefetch(context: PrefetchContext): Promise<Tagged> {
  const { queries, api, language, params, search } = context;
  const { tag = '' } = params;
  const [page] = await Promise.all([
    queries.ensureQueryData(taggedQuery(api, language, tag, readFilter(search).page)),
    gatherSidebar(context),
  ]);
  return { tag, page };
}

export function Page() {
  const { t } = useTranslation('blog');
  const { tag = '' } = useParams();
  const { title, lead } = translateHead(t, tag, useArticles().query.data);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Container className={styles.columns}>
        <ArticleList />
        <Sidebar />
      </Container>
    </>
  );
}
