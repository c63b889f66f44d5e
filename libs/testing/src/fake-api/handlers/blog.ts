import type { blogRoutes, BlogSummary } from '@livree/contracts';
import { removeArticle, setPublication, writeArticle } from '../blog-editing.ts';
import { found, publicArticles, selection, tagCounts } from '../blog-lists.ts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';

const articlesAPage = 6;
const managedAPage = 15;

export const blogHandlers: Handlers<typeof blogRoutes> = {
  list: ({ query = {} }, { state }) =>
    answer(paginate<BlogSummary>(publicArticles(state, query), query, articlesAPage)),
  search: ({ query: { q, ...query } = {} }, { state }) =>
    answer(paginate<BlogSummary>(publicArticles(state, { ...query, text: q }), query, articlesAPage)),
  byCategory: ({ params, query = {} }, { state }) =>
    answer(paginate<BlogSummary>(publicArticles(state, { ...query, ...params }), query, articlesAPage)),
  byTag: ({ params, query = {} }, { state }) =>
    answer(paginate<BlogSummary>(publicArticles(state, { ...query, ...params }), query, articlesAPage)),
  recent: ({ query = {} }, { state }) => answer(selection(publicArticles(state, query), query.limit)),
  featured: ({ query = {} }, { state }) =>
    answer(
      selection(
        publicArticles(state, query).filter(({ isFeatured }) => isFeatured),
        query.limit,
      ),
    ),
  categories: ({ query }, { state }) =>
    answer(state.categories.filter(({ slug }) => slug !== query?.excludeCategory)),
  tags: (_request, { state }) => answer(tagCounts(publicArticles(state, { excludeTag: 'services' }))),
  read: ({ params }, { state }) => answer(found(publicArticles(state).find(({ id }) => id === params.id))),
  readBySlug: ({ params }, { state }) =>
    answer(found(publicArticles(state).find(({ slug }) => slug === params.slug))),
  related({ params, query }, { state }) {
    const article = found(publicArticles(state).find(({ id }) => id === params.id));
    const others = publicArticles(state).filter(({ id }) => id !== article.id);
    const near = others.filter(({ category }) => category?.slug === article.category?.slug);
    return answer(selection([...new Set([...near, ...others])], query?.limit, 3));
  },

  manage({ query = {} }, { state }) {
    const articles = state.articles.filter((article) => !query.state || article.state === query.state);
    return answer(paginate(articles, query, managedAPage));
  },
  readManaged: ({ params }, { state }) => answer(found(state.articles.find(({ id }) => id === params.id))),
  create: ({ body }, { state, now }) => answer(writeArticle(state, now, body)),
  edit: ({ params, body }, { state, now }) => answer(writeArticle(state, now, body, params.id)),
  remove({ params }, { state }) {
    removeArticle(state, params.id);
    return { success: true };
  },
  publish: ({ params, body = {} }, { state, now }) =>
    answer(setPublication(state, now, params.id, body.publishedAt ?? now.toISOString())),
  unpublish: ({ params }, { state, now }) => answer(setPublication(state, now, params.id, null)),
};
