import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute, abortOnClose } from '../../platform/http/index.ts';
import { addPicture } from './commands/add-picture.ts';
import { changeGalleryImage } from './commands/change-gallery.ts';
import { changePicture } from './commands/change-picture.ts';
import { orderPictures } from './commands/order-pictures.ts';
import { removePicture } from './commands/remove-picture.ts';
import { readImage } from './gallery-reads.routes.ts';
import { makePrimary } from './gallery.repository.ts';

const uploadLimit = { max: 60, seconds: 60 };

export function galleryWrites(app: FastifyInstance, deps: Deps): void {
  const { add, order, change, setPrimary, remove } = routes.gallery;
  const { db } = deps;

  registerRoute(
    app,
    add,
    async ({ body }, { translate, caller, reply }) => {
      const id = await addPicture(deps, { userId: caller.id, signal: abortOnClose(reply) }, body);
      return { message: translate('gallery.added'), data: await readImage(db, id) };
    },
    { limit: uploadLimit },
  );

  registerRoute(
    app,
    change,
    async ({ params, body }, { translate, caller, reply }) => {
      await changePicture(deps, { userId: caller.id, signal: abortOnClose(reply) }, params.id, body);
      return { message: translate('gallery.changed'), data: await readImage(db, params.id) };
    },
    { limit: uploadLimit },
  );

  registerRoute(app, order, async ({ body }, { translate }) => {
    await orderPictures(deps, body);
    return { message: translate('gallery.ordered') };
  });

  registerRoute(app, setPrimary, async ({ params }, { translate }) => {
    await changeGalleryImage(deps, params.id, (trx, image) => makePrimary(trx, image.vehicle_id, image.id));
    return { message: translate('gallery.primary_set'), data: await readImage(db, params.id) };
  });

  registerRoute(app, remove, async ({ params }, { translate }) => {
    await removePicture(deps, params.id);
    return { message: translate('gallery.removed') };
  });
}
