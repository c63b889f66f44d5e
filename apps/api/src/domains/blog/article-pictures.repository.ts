import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

/** The call that stores a picture and the act that removes it: the record of acts is the list of what is stored. */
export const pictureActs = {
  subject: 'article-pictures',
  add: 'blog.addPicture',
  remove: 'blog.removePicture',
} as const;

/** Lets edits of articles end before what they show is read, and begin after it was decided what they do not. */
export async function holdArticles(trx: Connection): Promise<void> {
  await sql`lock table blog_articles, blog_article_translations in share mode`.execute(trx);
}

/** The paths of the stored pictures that no article shows, in no language, be it a draft or yet to appear. */
async function listUnused(trx: Connection): Promise<string[]> {
  const { subject, add, remove } = pictureActs;
  const { rows } = await sql<{ path: string }>`
    select subject_id as path from acts as added
    where subject = ${subject} and act = ${add}
      and not exists (select from acts where subject = ${subject} and act = ${remove} and subject_id = added.subject_id)
      and not exists (
        select from blog_articles where featured_image = added.subject_id or strpos(content, added.subject_id) > 0)
      and not exists (select from blog_article_translations where strpos(content, added.subject_id) > 0)
    order by id`.execute(trx);
  return rows.map(({ path }) => path);
}

/** Notes which pictures are unused and since when; one that is shown again begins anew. */
export async function noteUnused(trx: Connection, now: Date): Promise<void> {
  const unused = await listUnused(trx);
  await trx
    .deleteFrom('unused_article_pictures')
    .where('path', '!=', sql<string>`all(${unused})`)
    .execute();
  if (unused.length === 0) return;
  await trx
    .insertInto('unused_article_pictures')
    .values(unused.map((path) => ({ path, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the pictures off the list that have been unused since a moment or longer. */
export async function takeLongUnused(trx: Connection, since: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('unused_article_pictures')
    .where('since', '<=', since)
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}
