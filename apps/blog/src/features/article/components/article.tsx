import { useLanguage, useParams, useQuery, useShell } from '@livree/platform';
import { articleQuery } from '../api/article-query.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleFailed, ArticleNotFound, ArticleWaiting } from './article-states.tsx';

/** The article at the address, or why there is none. */
export function Article() {
  const { api } = useShell();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const query = useQuery(articleQuery(api, language, slug));
  if (query.isPending) return <ArticleWaiting />;
  if (query.isLoadingError) return <ArticleFailed error={query.error} onRetry={() => void query.refetch()} />;
  return query.data === null ? <ArticleNotFound /> : <ArticlePage article={query.data} />;
}
