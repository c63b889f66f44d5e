import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { demoReviews } from './data/demo-reviews.ts';
import { demoTranslations } from './data/demo-translations.ts';

/** Adds the missing testimonials of the demonstration. */
export async function seedReviews(db: Connection): Promise<void> {
  const rows = demoReviews.map(({ vehicle, name, day, featured, ...review }) => ({
    ...review,
    customer_id: null,
    reservation_id: null,
    vehicle_id: vehicle,
    reviewer_name: name,
    is_featured: featured,
    is_demonstration: true,
    status: 'approved' as const,
    translations: JSON.stringify(demoTranslations[review.id] ?? {}),
    created_at: new Date(`${day}T09:00:00Z`),
  }));
  await db
    .insertInto('reviews')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await translate(db);
  await sql`select setval(pg_get_serial_sequence('reviews', 'id'), (select max(id) from reviews))`.execute(
    db,
  );
}

/** Adds the translations of testimonials that an older release created. */
async function translate(db: Connection): Promise<void> {
  const said = JSON.stringify(demoTranslations);
  await sql`
    update reviews set translations = said.value
    from jsonb_each(${said}::jsonb) as said
    where reviews.id = said.key::integer and is_demonstration and translations = '{}'::jsonb`.execute(db);
}
