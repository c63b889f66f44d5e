import { ApiError } from '@livree/api-client';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { takePhoto, prepareGallery } from '../../testing/gallery.ts';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const { fillGallery, listPictures, listPrimaries, signInOperator } = prepareGallery(api);

/** The statuses of refused calls; 0 for a call that succeeds. */
async function refusals(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ApiError ? outcome.reason.status : 0,
  );
}

describe('the primary picture', () => {
  test('is the first one until another is chosen, and there is always exactly one', async () => {
    const { client, ids, params } = await fillGallery(3);
    expect(await listPrimaries()).toEqual([ids[0]]);
    await client.gallery.setPrimary({ params: params(2) });
    expect(await listPrimaries()).toEqual([ids[2]]);
    await client.gallery.change({ params: params(1), body: { isPrimary: true } });
    expect(await listPrimaries()).toEqual([ids[1]]);
    await expect(
      client.gallery.change({ params: params(1), body: { isPrimary: false } }),
    ).rejects.toMatchObject({
      fieldErrors: { isPrimary: ['Choisissez une autre image principale à la place'] },
    });
    await client.gallery.remove({ params: params(1) });
    expect(await listPrimaries()).toEqual([ids[0]]);
  });

  test('cannot be missing or double, even in the database', async () => {
    const { ids } = await fillGallery(2);
    await fillGallery(1, 2);
    const { db } = api().deps;
    const attempts = [
      sql`update galleries set primary_image_id = ${ids[0]} where vehicle_id = 2`,
      sql`update galleries set primary_image_id = null where vehicle_id = 1`,
      sql`delete from gallery_images where id = ${ids[0]}`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(Error);
    expect(await listPrimaries()).toEqual([ids[0]]);
  });

  test('exists once after any concurrent changes', async () => {
    const { client, ids } = await fillGallery(4);
    const [first = 0, ...others] = ids;
    await Promise.allSettled([
      ...ids.map((id) => client.gallery.setPrimary({ params: { id } })),
      client.gallery.remove({ params: { id: first } }),
      client.gallery.add({ body: { image: await takePhoto(), vehicleId: 1, isPrimary: true } }),
      ...others.map((id, index) => client.gallery.change({ params: { id }, body: { sortOrder: 9 - index } })),
    ]);
    expect(await listPrimaries()).toHaveLength(1);
    const { data } = await api()
      .client()
      .fleet.read({ params: { id: 1 } });
    expect(data.images.map(({ url }) => url)).toEqual((await listPictures()).map(({ imageUrl }) => imageUrl));
  });
});

describe('changing', () => {
  test('replaces texts and the picture, and removes the old file', async () => {
    const { client, params } = await fillGallery(1);
    const [before] = await listPictures();
    const { data } = await client.gallery.change({
      params: params(0),
      body: { image: await takePhoto(), title: '', description: 'Cuir noir' },
    });
    expect(data).toMatchObject({ title: null, description: 'Cuir noir' });
    expect(data.imagePath).not.toBe(before?.imagePath);
    await api().jobs.drain();
    expect((await api().app.inject({ url: before?.imageUrl ?? '' })).statusCode).toBe(404);
    expect((await api().app.inject({ url: data.imageUrl })).statusCode).toBe(200);
  });

  test('accepts JSON', async () => {
    const { params } = await fillGallery(1);
    const response = await api().app.inject({
      method: 'PUT',
      url: `/api/gallery/${params(0).id}`,
      headers: { authorization: `Bearer ${await operatorToken(api())}` },
      payload: { title: 'De profil', is_primary: true, sort_order: 4 },
    });
    expect(response.json().data).toMatchObject({ title: 'De profil', is_primary: true, sort_order: 4 });
  });

  test('puts pictures in order, all or none', async () => {
    const { client, ids } = await fillGallery(3);
    const [first = 0, second = 0, third = 0] = ids;
    const order = (...images: { id: number; sortOrder: number }[]) =>
      client.gallery.order({ body: { images } });
    await order({ id: third, sortOrder: 1 }, { id: first, sortOrder: 2 }, { id: second, sortOrder: 3 });
    const shown = async () => (await api().client().gallery.list()).data.map(({ id }) => id);
    expect(await shown()).toEqual([third, first, second]);
    await expect(order({ id: first, sortOrder: 0 }, { id: 999_999, sortOrder: 1 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(order({ id: first, sortOrder: 0 }, { id: first, sortOrder: 1 })).rejects.toMatchObject({
      status: 422,
    });
    expect(await shown()).toEqual([third, first, second]);
  });

  test('is for operators', async () => {
    const { params } = await fillGallery(1);
    const tokens = { 403: await api().signUp(), 401: undefined };
    for (const [status, token] of Object.entries(tokens)) {
      const { gallery: calls } = api().client(token === undefined ? {} : { token });
      const statuses = await refusals([
        calls.add({ body: { image: await takePhoto(), vehicleId: 1 } }),
        calls.change({ params: params(0), body: { title: 'x' } }),
        calls.order({ body: { images: [{ id: 1, sortOrder: 1 }] } }),
        calls.setPrimary({ params: params(0) }),
        calls.remove({ params: params(0) }),
      ]);
      expect(statuses).toEqual(Array.from({ length: 5 }, () => Number(status)));
    }
    expect(await listPictures()).toHaveLength(1);
  });

  test('a missing picture answers 404', async () => {
    const client = await signInOperator();
    const params = { id: 999_999_999 };
    const statuses = await refusals([
      client.gallery.change({ params, body: { title: 'x' } }),
      client.gallery.setPrimary({ params }),
      client.gallery.remove({ params }),
      client.gallery.read({ params }),
    ]);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test('removes the file with the picture', async () => {
    const { client, params } = await fillGallery(1);
    const [image] = await listPictures();
    await client.gallery.remove({ params: params(0) });
    await api().jobs.drain();
    expect((await api().app.inject({ url: image?.imageUrl ?? '' })).statusCode).toBe(404);
    expect((await api().client().gallery.list()).data).toEqual([]);
  });
});
