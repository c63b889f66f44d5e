import { pictureAt } from '@livree/imagery';
import { describe, expect, test } from 'vitest';
import { prepareGallery } from '../../testing/gallery.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { seedGallery } from './index.ts';

const api = withTestApi();
const { fillGallery, listPictures, listPrimaries, signInOperator } = prepareGallery(api);

describe('the illustrations of the demonstration', () => {
  const seed = () => api().deps.db.transaction().execute(seedGallery);
  const illustrations = async () =>
    (
      await api()
        .client()
        .gallery.list({ query: { perPage: 50 } })
    ).data;

  test('are shown once each, and marked as illustrations, in the catalogue too', async () => {
    await seed();
    const shown = await illustrations();
    expect(shown.map(({ imageUrl }) => pictureAt(imageUrl)?.src)).toEqual(
      shown.map(({ imageUrl }) => imageUrl),
    );
    expect(new Set(shown.map(({ description }) => description))).toEqual(new Set(['Illustration']));
    expect(shown.slice(0, 2).map(({ title }) => title)).toEqual([
      'L’avenue après la pluie',
      'La baie d’Alger au crépuscule',
    ]);
    const { data } = await api()
      .client()
      .fleet.read({ params: { id: 1 } });
    expect(data.primaryImage).toMatch(/business-saloon-front/);
    expect(data.images.map(({ url }) => url)).toEqual((await listPictures()).map(({ imageUrl }) => imageUrl));
    await seed();
    expect(await illustrations()).toEqual(shown);
  });

  test('of an older release are renewed; removed ones stay away', async () => {
    await seed();
    const [front, other] = await listPictures(3);
    await (await signInOperator()).gallery.remove({ params: { id: other?.id ?? 0 } });
    const left = await listPictures(3);
    await seed();
    expect(await listPictures(3)).toEqual(left);
    await api()
      .deps.db.updateTable('gallery_images')
      .set({ image_path: '/pictures/van-front-960.00000000.jpeg' })
      .where('id', '=', front?.id ?? 0)
      .execute();
    await seed();
    expect((await listPictures(3)).map(({ imageUrl }) => imageUrl)).toContain(front?.imageUrl);
  });

  test('disappear for good with the first photograph', async () => {
    await seed();
    const { ids } = await fillGallery(1);
    await seed();
    expect((await listPictures()).map(({ id }) => id)).toEqual(ids);
    expect(await listPrimaries()).toEqual(ids);
  });
});
