import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { anyArticle, managedPage } from './articles.repository.ts';
import { presentManaged, presentManagedSummary } from './blog.presenter.ts';
import { editArticle, removeArticle, setPublication } from './commands/change-article.ts';
import { createArticle } from './commands/create-article.ts';
import { listTranslations } from './translations.repository.ts';

const usualPage = 15;

/** The calls with which operators edit articles. */
export function editingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'config'>): void {
  const { manage, readManaged, create, edit, remove, publish, unpublish } = routes.blog;
  const { db, clock } = deps;

  const managed = async (id: number) => {
    const row = await anyArticle(db, id);
    if (!row) throw new AppError('blog.not_found');
    return presentManaged(row, await listTranslations(db, id), clock.now());
  };

  registerRoute(app, manage, async ({ query }) => {
    const slice = toSlice(query, usualPage);
    const now = clock.now();
    const { rows, total } = await managedPage(db, query.state, { ...slice, now });
    return {
      data: asPage(
        rows.map((row) => presentManagedSummary(row, now)),
        total,
        slice,
      ),
    };
  });
  registerRoute(app, readManaged, async ({ params }) => ({ data: await managed(params.id) }));
  registerRoute(app, create, async ({ body }, { translate }) => ({
    data: await managed(await createArticle(deps, body)),
    message: translate('blog.created'),
  }));
  registerRoute(app, edit, async ({ params, body }, { translate }) => {
    await editArticle(deps, params.id, body);
    return { data: await managed(params.id), message: translate('blog.edited') };
  });
  registerRoute(app, remove, async ({ params }, { translate }) => {
    await removeArticle(deps, params.id);
    return { message: translate('blog.removed') };
  });
  registerRoute(app, publish, async ({ params, body }, { translate }) => {
    const now = clock.now();
    const from = body.publishedAt === undefined ? now : new Date(body.publishedAt);
    await setPublication(deps, params.id, from);
    const message = translate(from > now ? 'blog.scheduled' : 'blog.published');
    return { data: await managed(params.id), message };
  });
  registerRoute(app, unpublish, async ({ params }, { translate }) => {
    await setPublication(deps, params.id, null);
    return { data: await managed(params.id), message: translate('blog.unpublished') };
  });
}
