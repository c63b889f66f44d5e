import type { Transport } from '@livree/api-client';
import type { Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { hiddenName } from '../../../articles/hidden.ts';
import { articlesPerPage, newestFirst, type ArticlePage } from '../model/article-page.ts';
import type { ArticleFilter } from '../model/filter.ts';
import { listArticles } from './list-articles.ts';
import { searchArticles } from './search-articles.ts';

/** One page of articles, newest first; for a search, best matches first. */
export function articlesQuery(api: Transport, language: Language, filter: ArticleFilter) {
  const { category, text, page } = filter;
  return queryOptions({
    queryKey: queryKey('blog', 'articles', language, category, text, page),
    queryFn: ({ signal }): Promise<ArticlePage> => {
      const common = { page, category, excludeTag: hiddenName };
      if (text === '') return listArticles(api, { ...newestFirst, ...common }, signal);
      return searchArticles(api, { perPage: articlesPerPage, ...common, q: text }, signal);
    },
    staleTime: 60_000,
  });
}
