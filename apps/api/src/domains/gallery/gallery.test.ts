import { ApiError } from '@livree/api-client';
import { pictureAt } from '@livree/imagery';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { seedGallery } from './index.ts';

const api = withTestApi();

const red = { width: 64, height: 48, channels: 3, background: 'red' } as const;

/** A photograph with its location, followed by bytes that do not belong in a picture. */
async function photo(): Promise<File> {
  const jpeg = await sharp({ create: red })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg), '<?php evil(); ?>'], '../../evil.php', { type: 'image/jpeg' });
}

const operator = async () => api().client({ token: await operatorToken(api()) });

/** An operator, and pictures of the first vehicle. */
async function gallery(count: number, vehicleId = 1) {
  const client = await operator();
  const ids: number[] = [];
  for (const index of Array.from({ length: count }).keys()) {
    const { data } = await client.gallery.add({
      body: { image: await photo(), vehicleId, title: `Vue ${index + 1}` },
    });
    ids.push(data.id);
  }
  return { client, ids, params: (index: number) => ({ id: ids[index] ?? 0 }) };
}

/** The statuses of refused calls; 0 for a call that succeeds. */
async function refusals(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ApiError ? outcome.reason.status : 0,
  );
}

const ofVehicle = async (id = 1) => (await api().client().gallery.ofVehicle({ params: { id } })).data;
const primaries = async (id = 1) =>
  (await ofVehicle(id)).filter(({ isPrimary }) => isPrimary).map((image) => image.id);

describe('adding a picture', () => {
  test('re-encodes it: nothing remains of the file but its pixels', async () => {
    const client = await operator();
    const { message, data } = await client.gallery.add({
      body: { image: await photo(), vehicleId: 1, title: ' Sièges <b>arrière</b> ' },
    });
    expect(message).toBe('Image ajoutée');
    expect(data).toMatchObject({
      title: 'Sièges <b>arrière</b>',
      isPrimary: true,
      sortOrder: 1,
      vehicle: { id: 1, make: 'Mercedes', model: 'Classe E', type: 'berline' },
    });
    expect(data.imagePath).toMatch(/^gallery\/[\w-]{32}\.webp$/);
    const served = await api().app.inject({ url: data.imageUrl });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(served.rawPayload.toString('latin1')).not.toMatch(/php|secret/);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64 });
  });

  test('keeps all of a large one, limited to the size of a screen', async () => {
    const tall = sharp({ create: { ...red, width: 1500, height: 3000 } });
    const image = new File([new Uint8Array(await tall.png().toBuffer())], 'tall.png', { type: 'image/png' });
    const { data } = await (await operator()).gallery.add({ body: { image, vehicleId: 1 } });
    const { rawPayload } = await api().app.inject({ url: data.imageUrl });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 960, height: 1920 });
  });

  test('adds it to the vehicle, in the catalogue too', async () => {
    const { client, params } = await gallery(2);
    await client.gallery.setPrimary({ params: params(1) });
    const { data } = await api()
      .client()
      .fleet.read({ params: { id: 1 } });
    const [primary, other] = await ofVehicle();
    expect(data.primaryImage).toBe(primary?.imageUrl);
    expect(data.images).toEqual([
      { url: primary?.imageUrl, isPrimary: true },
      { url: other?.imageUrl, isPrimary: false },
    ]);
    await client.gallery.remove({ params: params(0) });
    await client.gallery.remove({ params: params(1) });
    expect(
      (
        await api()
          .client()
          .fleet.read({ params: { id: 1 } })
      ).data.images,
    ).toEqual([]);
  });

  test.each([
    ['a script', new File(['<?php evil(); ?>'], 'a.png', { type: 'image/png' })],
    ['a drawing with scripts', new File(['<svg onload="alert(1)"/>'], 'a.svg', { type: 'image/svg+xml' })],
    [
      'half a picture',
      new File([Buffer.from('ffd8ffe000104a464946', 'hex')], 'a.jpg', { type: 'image/jpeg' }),
    ],
    ['nothing', new File([], 'a.jpg', { type: 'image/jpeg' })],
  ])('refuses %s', async (_, image) => {
    const response = await upload({ image, vehicule_id: '1' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ image: ['Veuillez sélectionner un fichier image'] });
    expect(await api().deps.db.selectFrom('galleries').selectAll().execute()).toEqual([]);
  });

  test.each([
    [{ vehicule_id: '4711' }, { vehicule_id: ['Véhicule non trouvé'] }],
    [{ vehicule_id: '1e3' }, { vehicule_id: ['Veuillez saisir un nombre valide'] }],
    [{ title: 'x'.repeat(121) }, { title: ['Ce texte est trop long'] }],
    [{ is_primary: 'yes' }, { is_primary: ['Cette valeur n’est pas valide'] }],
    [{ id: '7' }, { id: ['Ce champ n’est pas attendu'] }],
  ])('with %o is refused', async (change, errors) => {
    const response = await upload({ image: await photo(), vehicule_id: '1', ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
  });

  test('of more than 10 MB is refused', async () => {
    const image = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' });
    const response = await upload({ image, vehicule_id: '1' });
    expect(response.json().errors).toEqual({ image: ['L’image ne doit pas dépasser 10 Mo'] });
  });
});

async function upload(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  const body = new Response(form);
  return api().app.inject({
    method: 'POST',
    url: '/api/gallery',
    headers: {
      authorization: `Bearer ${await operatorToken(api())}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('the primary picture', () => {
  test('is the first one until another is chosen, and there is always exactly one', async () => {
    const { client, ids, params } = await gallery(3);
    expect(await primaries()).toEqual([ids[0]]);
    await client.gallery.setPrimary({ params: params(2) });
    expect(await primaries()).toEqual([ids[2]]);
    await client.gallery.change({ params: params(1), body: { isPrimary: true } });
    expect(await primaries()).toEqual([ids[1]]);
    await expect(
      client.gallery.change({ params: params(1), body: { isPrimary: false } }),
    ).rejects.toMatchObject({
      fieldErrors: { isPrimary: ['Choisissez une autre image principale à la place'] },
    });
    await client.gallery.remove({ params: params(1) });
    expect(await primaries()).toEqual([ids[0]]);
  });

  test('cannot be missing or double, even in the database', async () => {
    const { ids } = await gallery(2);
    await gallery(1, 2);
    const { db } = api().deps;
    const attempts = [
      sql`update galleries set primary_image_id = ${ids[0]} where vehicle_id = 2`,
      sql`update galleries set primary_image_id = null where vehicle_id = 1`,
      sql`delete from gallery_images where id = ${ids[0]}`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(Error);
    expect(await primaries()).toEqual([ids[0]]);
  });

  test('exists once after any concurrent changes', async () => {
    const { client, ids } = await gallery(4);
    const [first = 0, ...others] = ids;
    await Promise.allSettled([
      ...ids.map((id) => client.gallery.setPrimary({ params: { id } })),
      client.gallery.remove({ params: { id: first } }),
      client.gallery.add({ body: { image: await photo(), vehicleId: 1, isPrimary: true } }),
      ...others.map((id, index) => client.gallery.change({ params: { id }, body: { sortOrder: 9 - index } })),
    ]);
    expect(await primaries()).toHaveLength(1);
    const { data } = await api()
      .client()
      .fleet.read({ params: { id: 1 } });
    expect(data.images.map(({ url }) => url)).toEqual((await ofVehicle()).map(({ imageUrl }) => imageUrl));
  });
});

describe('changing', () => {
  test('replaces texts and the picture, and removes the old file', async () => {
    const { client, params } = await gallery(1);
    const [before] = await ofVehicle();
    const { data } = await client.gallery.change({
      params: params(0),
      body: { image: await photo(), title: '', description: 'Cuir noir' },
    });
    expect(data).toMatchObject({ title: null, description: 'Cuir noir' });
    expect(data.imagePath).not.toBe(before?.imagePath);
    await api().jobs.drain();
    expect((await api().app.inject({ url: before?.imageUrl ?? '' })).statusCode).toBe(404);
    expect((await api().app.inject({ url: data.imageUrl })).statusCode).toBe(200);
  });

  test('accepts JSON', async () => {
    const { params } = await gallery(1);
    const response = await api().app.inject({
      method: 'PUT',
      url: `/api/gallery/${params(0).id}`,
      headers: { authorization: `Bearer ${await operatorToken(api())}` },
      payload: { title: 'De profil', is_primary: true, sort_order: 4 },
    });
    expect(response.json().data).toMatchObject({ title: 'De profil', is_primary: true, sort_order: 4 });
  });

  test('puts pictures in order, all or none', async () => {
    const { client, ids } = await gallery(3);
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
    const { params } = await gallery(1);
    const tokens = { 403: await api().signUp(), 401: undefined };
    for (const [status, token] of Object.entries(tokens)) {
      const { gallery: calls } = api().client(token === undefined ? {} : { token });
      const statuses = await refusals([
        calls.add({ body: { image: await photo(), vehicleId: 1 } }),
        calls.change({ params: params(0), body: { title: 'x' } }),
        calls.order({ body: { images: [{ id: 1, sortOrder: 1 }] } }),
        calls.setPrimary({ params: params(0) }),
        calls.remove({ params: params(0) }),
      ]);
      expect(statuses).toEqual(Array.from({ length: 5 }, () => Number(status)));
    }
    expect(await ofVehicle()).toHaveLength(1);
  });

  test('a missing picture answers 404', async () => {
    const client = await operator();
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
    const { client, params } = await gallery(1);
    const [image] = await ofVehicle();
    await client.gallery.remove({ params: params(0) });
    await api().jobs.drain();
    expect((await api().app.inject({ url: image?.imageUrl ?? '' })).statusCode).toBe(404);
    expect((await api().client().gallery.list()).data).toEqual([]);
  });
});

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
    expect(data.images.map(({ url }) => url)).toEqual((await ofVehicle()).map(({ imageUrl }) => imageUrl));
    await seed();
    expect(await illustrations()).toEqual(shown);
  });

  test('of an older release are renewed; removed ones stay away', async () => {
    await seed();
    const [front, other] = await ofVehicle(3);
    await (await operator()).gallery.remove({ params: { id: other?.id ?? 0 } });
    const left = await ofVehicle(3);
    await seed();
    expect(await ofVehicle(3)).toEqual(left);
    await api()
      .deps.db.updateTable('gallery_images')
      .set({ image_path: '/pictures/van-front-960.00000000.jpeg' })
      .where('id', '=', front?.id ?? 0)
      .execute();
    await seed();
    expect((await ofVehicle(3)).map(({ imageUrl }) => imageUrl)).toContain(front?.imageUrl);
  });

  test('disappear for good with the first photograph', async () => {
    await seed();
    const { ids } = await gallery(1);
    await seed();
    expect((await ofVehicle()).map(({ id }) => id)).toEqual(ids);
    expect(await primaries()).toEqual(ids);
  });
});

describe('the list', () => {
  test('is paged, filtered, sorted and searched', async () => {
    await gallery(2);
    await gallery(1, 3);
    const list = api().client().gallery.list;
    const found = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).data.map(({ title }) => title);
    const first = await list({ query: { perPage: 2 } });
    expect(first.pagination).toEqual({ page: 1, pageCount: 2, perPage: 2, total: 3 });
    expect(first.filters.vehicules.map(({ id }) => id)).toEqual([1, 3]);
    expect(await found({ query: { isPrimary: true } })).toEqual(['Vue 1', 'Vue 1']);
    expect(await found({ query: { isPrimary: false } })).toEqual(['Vue 2']);
    expect(await found({ query: { vehicleId: 3 } })).toEqual(['Vue 1']);
    expect(await found({ query: { sortBy: 'title', sortOrder: 'desc' } })).toEqual([
      'Vue 2',
      'Vue 1',
      'Vue 1',
    ]);
    expect(await found({ query: { search: 'classe vue 2' } })).toEqual(['Vue 2']);
    expect(await found({ query: { search: 'van' } })).toEqual(['Vue 1']);
    for (const search of ['%', '_', "' or 1=1 --", '\\'])
      expect(await found({ query: { search } })).toEqual([]);
  });

  test('has its old wire names', async () => {
    await gallery(1);
    const { data, pagination } = (await api().app.inject({ url: '/backend/public/api/gallery/' })).json();
    expect(pagination).toEqual({ current_page: 1, last_page: 1, per_page: 20, total: 1 });
    expect(data[0]).toMatchObject({ is_primary: true, vehicule: { marque: 'Mercedes', modele: 'Classe E' } });
  });

  test.each([
    'is_primary=2',
    'sort_by=id',
    'sort_order=up',
    'page=-1',
    'order=1',
    `search=${'x'.repeat(201)}`,
  ])('with ?%s is refused', async (query) => {
    expect((await api().app.inject({ url: `/api/gallery?${query}` })).statusCode).toBe(422);
  });

  test('uses an index for every order', async () => {
    const { db } = api().deps;
    await db.transaction().execute(async (trx) => {
      await sql`insert into galleries select id, id from vehicles`.execute(trx);
      await sql`insert into gallery_images (id, vehicle_id, image_path, title, sort_order, created_at)
        select n, 1 + (n - 1) % 15, 'gallery/' || n, 'Vue ' || n, n % 50, timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, 20000) n`.execute(trx);
    });
    await sql`analyze gallery_images`.execute(db);
    for (const column of ['sort_order', 'created_at', 'title']) {
      const { rows } = await sql<Record<string, string>>`explain select gallery_images.* from gallery_images
        join galleries using (vehicle_id) order by ${sql.ref(column)}, gallery_images.id limit 20`.execute(
        db,
      );
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan, column).toMatch(/Index.* Scan using gallery_images/);
      expect(plan, column).not.toMatch(/Sort/);
    }
  });
});
