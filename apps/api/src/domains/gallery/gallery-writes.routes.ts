import { type GalleryImage, type Route, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { registerRoute, abortOnClose } from '../../platform/http/index.ts';
import { addPicture } from './commands/add-picture.ts';
import { changeGalleryImage } from './commands/change-gallery.ts';
import { changePicture } from './commands/change-picture.ts';
import { orderPictures } from './commands/order-pictures.ts';
import { removePicture } from './commands/remove-picture.ts';
import { readImage } from './gallery-reads.routes.ts';
import { makePrimary } from './gallery.repository.ts';

const uploadLimit = { max: 60, seconds: 60 };
const records = { recordsAct: true };

export function galleryWrites(app: FastifyInstance, deps: Deps): void {
  const { add, order, change, setPrimary, remove } = routes.gallery;
  const { db } = deps;

  /** Records what an operator did to a picture in the history of its vehicle. */
  const record = (actor: Actor, call: Route, { title, vehicle }: Pick<GalleryImage, 'title' | 'vehicle'>) =>
    app.recordAct({
      actor,
      act: call.id,
      subject: 'vehicles',
      subjectId: vehicle.id,
      before: null,
      after: { title },
    });

  registerRoute(
    app,
    add,
    async ({ body }, { translate, caller, reply }) => {
      const id = await addPicture(deps, { userId: caller.id, signal: abortOnClose(reply) }, body);
      const data = await readImage(db, id);
      await record(caller, add, data);
      return { message: translate('gallery.added'), data };
    },
    { limit: uploadLimit, ...records },
  );

  registerRoute(
    app,
    change,
    async ({ params, body }, { translate, caller, reply }) => {
      await changePicture(deps, { userId: caller.id, signal: abortOnClose(reply) }, params.id, body);
      const data = await readImage(db, params.id);
      await record(caller, change, data);
      return { message: translate('gallery.changed'), data };
    },
    { limit: uploadLimit, ...records },
  );

  registerRoute(
    app,
    order,
    async ({ body }, { translate, caller }) => {
      await orderPictures(deps, body);
      const [first] = body.images;
      if (first) await record(caller, order, await readImage(db, first.id));
      return { message: translate('gallery.ordered') };
    },
    records,
  );

  registerRoute(
    app,
    setPrimary,
    async ({ params }, { translate, caller }) => {
      await changeGalleryImage(deps, params.id, (trx, image) => makePrimary(trx, image.vehicle_id, image.id));
      const data = await readImage(db, params.id);
      await record(caller, setPrimary, data);
      return { message: translate('gallery.primary_set'), data };
    },
    records,
  );

  registerRoute(
    app,
    remove,
    async ({ params }, { translate, caller }) => {
      const image = await readImage(db, params.id);
      await removePicture(deps, params.id);
      await record(caller, remove, image);
      return { message: translate('gallery.removed') };
    },
    records,
  );
}
