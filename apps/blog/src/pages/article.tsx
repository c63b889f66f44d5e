import type { BlogArticle } from '@livree/contracts';
import { paths, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { articleQuery } from '../features/article/api/article-query.ts';
import { relatedQuery } from '../features/article/api/related-query.ts';
import { Article } from '../features/article/components/article.tsx';
import { structuredArticle } from '../features/article/model/structured-article.ts';

export function meta(context: MetaContext<'blog', BlogArticle | null>): PageMeta {
  const { t, data } = context;
  if (data === null) return { title: t('article.notFound'), noindex: true };
  if (data === undefined) return { title: t('page.title'), description: t('page.description') };
  const { title, excerpt: description, featuredImage, languages } = data;
  const image = featuredImage ?? undefined;
  const structured = structuredArticle(data, context);
  return { title, description, kind: 'article', image, languages, structured, feed: paths.blogFeed() };
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
