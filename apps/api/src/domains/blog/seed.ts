import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { demoArticles, demoCategories } from './data/demo-articles.ts';

const author = 'L’équipe Livrée';

/** Adds the demonstration articles where they are missing. */
export async function seedBlog(db: Connection): Promise<void> {
  await db
    .insertInto('blog_categories')
    .values([...demoCategories])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const articles = demoArticles.map(({ category, day, tags, ...article }) => ({
    ...article,
    category_id: category,
    featured_image: null,
    author_name: author,
    tags: JSON.stringify(tags),
    published_at: new Date(`${day}T08:00:00Z`),
  }));
  await db
    .insertInto('blog_articles')
    .values(articles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of ['blog_categories', 'blog_articles']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
