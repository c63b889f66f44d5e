import {
  keepPreviousData,
  paths,
  useLanguage,
  useParams,
  useQuery,
  useSearchParams,
  useShell,
} from '@livree/platform';
import { useMemo } from 'react';
import { categoriesQuery } from '../../articles/categories-query.ts';
import { articlesQuery } from './api/articles-query.ts';
import { taggedQuery } from './api/tagged-query.ts';
import { readFilter, writeFilter, type ArticleFilter } from './model/filter.ts';

/** The filter in the address, its results, and a function to change it. */
export function useArticles() {
  const { api } = useShell();
  const language = useLanguage();
  const { tag } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const wanted =
    tag === undefined ? articlesQuery(api, language, filter) : taggedQuery(api, language, tag, filter.page);
  const query = useQuery({ ...wanted, placeholderData: keepPreviousData });
  const { data: categories = [] } = useQuery(categoriesQuery(api, language));
  const own = tag === undefined ? paths.blog() : paths.blogTag(tag);
  const writeSearch = (part: Partial<ArticleFilter>) => writeFilter(search, { ...filter, page: 1, ...part });
  const joinAddress = (path: string, next: URLSearchParams) => (next.size === 0 ? path : `${path}?${next}`);
  const change = (part: Partial<ArticleFilter>): void => setSearch(writeSearch(part));
  /** The list's own address with another page. */
  const pageHref = (page: number): string => `?${writeSearch({ page })}`;
  /** The address of a category's articles, or of all. */
  const categoryHref = (category: string): string =>
    joinAddress(paths.blog(), writeSearch({ category, text: '' }));
  return { tag, own, filter, query, categories, change, pageHref, categoryHref };
}

export type Articles = ReturnType<typeof useArticles>;
