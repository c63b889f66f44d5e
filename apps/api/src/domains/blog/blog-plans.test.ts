import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrate } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { ArticleFilter } from './article-filter.repository.ts';
import { type ArticleOrder, articleSlice } from './articles.repository.ts';

const now = new Date('2026-11-21T12:00:00Z');
let database: Database;

/** Twenty thousand articles over five categories and ten tags; one in fifty is a service, one in a hundred featured. */
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
  await sql`insert into blog_tags (name, slug) select slug, slug
    from (select 'services' as slug union all select 'tag-' || n from generate_series(1, 10) n) names`.execute(
    database.db,
  );
  await sql`insert into blog_articles (category_id, title, slug, excerpt, content, author_name, published_at, sort_title, is_featured, search)
    select 1 + n % 5, 'Article ' || n, 'article-' || n, '', (select string_agg(md5(n + i || ''), ' ') from generate_series(1, 40) i), 'x', timestamptz '2026-11-01' - n * interval '1 hour',
      'article ' || n, n % 100 = 0, to_tsvector('simple', 'article mot' || n % 2000)
    from generate_series(1, 20000) n`.execute(database.db);
  await sql`insert into blog_article_tags (article_id, tag_id, position)
    select id, case when id % 50 = 0 then 1 else 2 + id % 10 end, 0 from blog_articles`.execute(database.db);
  for (const table of ['blog_articles', 'blog_article_tags', 'blog_tags', 'blog_categories'])
    await sql`analyze ${sql.table(table)}`.execute(database.db);
});

afterAll(() => database.close());

const byTitle: ArticleOrder = { by: 'title', direction: 'asc' };

test.each<[string, ArticleFilter, ArticleOrder | undefined, RegExp]>([
  ['the newest', {}, undefined, /blog_articles_by_date/],
  ['those without services', { withoutTag: 'services' }, undefined, /blog_articles_by_date/],
  ['those of a category', { category: 'tips' }, undefined, /blog_articles_by_(category|date)/],
  ['those of a tag', { tag: 'tag-3' }, undefined, /blog_articles_by_date|blog_article_tags_by_tag/],
  ['the featured ones', { isFeatured: true }, undefined, /blog_articles_featured/],
  ['those by title', {}, byTitle, /blog_articles_by_title/],
  ['those that hold a word', { text: 'mot7' }, undefined, /blog_articles_by_words/],
  ['those near to another', { anyOfTags: [3] }, undefined, /blog_articles_by_date|blog_article_tags_by_tag/],
])('%s use an index', async (_name, filter, order, index) => {
  const rows = await articleSlice(database.db, filter, order, { limit: 6, now }).explain();
  const plan = JSON.stringify(rows);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on blog_articles\b/);
});
