import type { Config } from './config.ts';
import { seedBlog } from './domains/blog/index.ts';
import { seedContacts } from './domains/contact/index.ts';
import { seedFleet } from './domains/fleet/index.ts';
import { seedGallery } from './domains/gallery/index.ts';
import { seedTariffs } from './domains/pricing/index.ts';
import { seedReviews } from './domains/reviews/index.ts';
import { seedSite } from './domains/site/index.ts';
import type { Connection } from './platform/db/index.ts';

/** Adds the demonstration operator's missing data; idempotent. */
export async function seedDemonstration(db: Connection, config: Config): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedFleet(trx);
    await seedGallery(trx);
    await seedTariffs(trx);
    await seedReviews(trx);
    await seedContacts(trx, config.brand);
    await seedSite(trx);
    await seedBlog(trx, config);
  });
}
