import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { removePictureJob, sweepPicturesJob } from './blog.jobs.ts';
import { toFile } from './commands/store-article-picture.ts';
import { sweepPictures } from './commands/sweep-pictures.ts';
import { editingRoutes } from './editing.routes.ts';
import { readingRoutes } from './reading.routes.ts';

export { everyManaged, type SummaryRow } from './articles.repository.ts';
export { getState } from './blog.presenter.ts';
export { seedBlog } from './seed.ts';

/** The articles of the blog. */
export function register(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  editingRoutes(app, deps);
  const { jobs, storage } = deps;
  jobs.handle(sweepPicturesJob, () => sweepPictures(deps));
  jobs.every('47 3 * * *', sweepPicturesJob);
  jobs.handle(removePictureJob, ({ path }) => storage.remove(toFile(path)));
}
