import { keepPreviousData, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useMemo } from 'react';
import { articlesQuery } from './api/articles-query.ts';
import { categoriesQuery } from './api/categories-query.ts';
import { readFilter, writeFilter, type ArticleFilter } from './model/filter.ts';

/** The filter in the address, what it finds, and the way to change it. */
export function useArticles() {
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = useQuery({ ...articlesQuery(api, filter), placeholderData: keepPreviousData });
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const change = (part: Partial<ArticleFilter>): void =>
    setSearch((present) => writeFilter(present, { ...filter, page: 1, ...part }));
  /** The page's own address with a part of the filter changed. */
  const hrefOf = (part: Partial<ArticleFilter>): string =>
    `?${writeFilter(search, { ...filter, page: 1, ...part }).toString()}`;
  return { filter, query, categories, change, hrefOf };
}

export type Articles = ReturnType<typeof useArticles>;
