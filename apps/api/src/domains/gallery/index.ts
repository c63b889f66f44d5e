import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { galleryReads } from './gallery-reads.routes.ts';
import { galleryWrites } from './gallery-writes.routes.ts';
import { removePictureJob } from './gallery.jobs.ts';

export { seedGallery } from './seed.ts';

/** Pictures of the vehicles. */
export function register(app: FastifyInstance, deps: Deps): void {
  galleryReads(app, deps);
  galleryWrites(app, deps);
  deps.jobs.handle(removePictureJob, ({ path }) => deps.storage.remove(path));
}
