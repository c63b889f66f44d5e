import type { blogRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { pageOfList } from '../pages.ts';

export const blogHandlers: Handlers<typeof blogRoutes> = {
  list({ query = {} }, { state }) {
    const { category, excludeTag } = query;
    const found = state.articles.filter(
      (article) =>
        (category === undefined || article.category?.slug === category) &&
        !article.tags.some(({ name }) => name === excludeTag),
    );
    return answer(pageOfList(found, query));
  },
  categories: ({ query }, { state }) =>
    answer(state.categories.filter(({ slug }) => slug !== query?.excludeCategory)),
};
