import type { blogRoutes, BlogSummary, RecordedAct } from '@livree/contracts';
import { removeArticle, setPublication, writeArticle } from '../blog-editing.ts';
import { found, publicArticles, selection, tagCounts } from '../blog-lists.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';
import { toInstant } from '../to-instant.ts';

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
  create({ body }, call) {
    const article = writeArticle(call.state, call.now, body);
    record(call, article.id, 'blog.create', null, { title: article.title });
    return answer(article);
  },
  addPicture: ({ body: { image } }) => answer({ path: `/storage/articles/${image.name}` }),
  edit({ params, body: { version, ...body } }, call) {
    const before = found(call.state.articles.find(({ id }) => id === params.id));
    if (version !== undefined && version !== before.updatedAt) throw new FakeRefusal('operations.overtaken');
    const article = writeArticle(call.state, call.now, body, params.id);
    record(call, params.id, 'blog.edit', null, { title: article.title });
    return answer(article);
  },
  remove({ params }, { state }) {
    removeArticle(state, params.id);
    return { success: true };
  },
  publish({ params, body: { startsAt, publishedAt } = {} }, call) {
    const from = startsAt ? toInstant(startsAt) : (publishedAt ?? call.now.toISOString());
    const article = setPublication(call.state, call.now, params.id, from);
    record(call, params.id, 'blog.publish', null, { published_at: from });
    return answer(article);
  },
  unpublish({ params }, call) {
    const article = setPublication(call.state, call.now, params.id, null);
    record(call, params.id, 'blog.unpublish', null, null);
    return answer(article);
  },
};

function record(
  call: FakeCall,
  id: number,
  act: string,
  before: RecordedAct['before'],
  after: RecordedAct['after'],
): void {
  recordAct(call, `articles ${id}`, { act, before, after });
}
