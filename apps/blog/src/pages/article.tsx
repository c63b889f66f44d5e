import type { BlogArticle } from '@livree/contracts';
import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { articleQuery } from '../features/article/api/article-query.ts';
import { relatedQuery } from '../features/article/api/related-query.ts';
import { Article } from '../features/article/components/article.tsx';

export function meta({ t, data }: MetaContext<BlogArticle | null>): PageMeta {
  if (data === null) return { title: t('article.notFound'), noindex: true };
  return { title: data?.title ?? t('page.title'), description: data?.excerpt ?? t('page.description') };
}

export function status(data: BlogArticle | null | undefined): 200 | 404 {
  return data === null ? 404 : 200;
}

export async function prefetch(context: PrefetchContext): Promise<BlogArticle | null> {
  const { queries, api, language, params } = context;
  const article = await queries.ensureQueryData(articleQuery(api, language, params['slug'] ?? ''));
  if (article !== null) await queries.prefetchQuery(relatedQuery(api, language, article.id));
  return article;
}

export const Page = Article;
