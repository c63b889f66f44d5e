import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { abortOnClose, AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { pictureActs } from './article-pictures.repository.ts';
import { anyArticle, managedPage } from './articles.repository.ts';
import { presentManaged, presentManagedSummary } from './blog.presenter.ts';
import { editArticle, removeArticle, setPublication } from './commands/change-article.ts';
import { createArticle } from './commands/create-article.ts';
import { decideStart } from './commands/decide-start.ts';
import { storeArticlePicture } from './commands/store-article-picture.ts';
import { listTranslations } from './translations.repository.ts';

const usualPage = 15;

/** As for the pictures of vehicles. */
const uploadLimit = { max: 60, seconds: 60 };

/** The handlers record acts themselves, without the texts. */
const recordsAct = { recordsAct: true } as const;

/** The calls with which operators edit articles. */
export function editingRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>,
): void {
  const { manage, readManaged, create, addPicture, edit, remove, publish, unpublish } = routes.blog;
  const { db, clock } = deps;

  const managed = async (id: number) => {
    const row = await anyArticle(db, id);
    if (!row) throw new AppError('blog.not_found');
    return presentManaged(row, await listTranslations(db, id), clock.now());
  };

  registerRoute(app, manage, async ({ query }, { language }) => {
    const slice = toSlice(query, usualPage);
    const now = clock.now();
    const { rows, total } = await managedPage(db, query.state, { ...slice, now, language });
    return {
      data: asPage(
        rows.map((row) => presentManagedSummary(row, now)),
        total,
        slice,
      ),
    };
  });
  registerRoute(app, readManaged, async ({ params }) => ({ data: await managed(params.id) }));
  registerRoute(
    app,
    create,
    async ({ body }, { caller, translate }) => ({
      data: await managed(await createArticle(deps, body, caller)),
      message: translate('blog.created'),
    }),
    recordsAct,
  );
  registerRoute(
    app,
    addPicture,
    async ({ body: { image } }, { caller, reply, translate }) => {
      const sender = { userId: caller.id, signal: abortOnClose(reply) };
      const path = await storeArticlePicture(deps, sender, image);
      const act = { act: pictureActs.add, subject: pictureActs.subject, subjectId: path };
      await app.recordAct({ ...act, actor: caller, before: null, after: { path } });
      return { message: translate('gallery.added'), data: { path } };
    },
    { limit: uploadLimit, ...recordsAct },
  );
  registerRoute(
    app,
    edit,
    async ({ params: { id }, body: { version, ...body } }, { caller: actor, translate }) => {
      await editArticle(deps, { id, body, version, actor });
      return { data: await managed(id), message: translate('blog.edited') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    remove,
    async ({ params: { id } }, { caller: actor, translate }) => {
      await removeArticle(deps, { id, actor });
      return { message: translate('blog.removed') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    publish,
    async ({ params: { id }, body }, { caller: actor, translate }) => {
      const now = clock.now();
      const from = decideStart(body, now, deps.config.timeZone);
      await setPublication(deps, { id, from, actor });
      const message = translate(from > now ? 'blog.scheduled' : 'blog.published');
      return { data: await managed(id), message };
    },
    recordsAct,
  );
  registerRoute(
    app,
    unpublish,
    async ({ params: { id } }, { caller: actor, translate }) => {
      await setPublication(deps, { id, from: null, actor });
      return { data: await managed(id), message: translate('blog.unpublished') };
    },
    recordsAct,
  );
}
