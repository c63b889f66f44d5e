import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareGallery, redPicture, takePhoto } from '../../testing/gallery.ts';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const { fillGallery, listPictures, signInOperator } = prepareGallery(api);

describe('adding a picture', () => {
  test('re-encodes it: nothing remains of the file but its pixels', async () => {
    const client = await signInOperator();
    const { message, data } = await client.gallery.add({
      body: { image: await takePhoto(), vehicleId: 1, title: ' Sièges <b>arrière</b> ' },
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
    const tall = sharp({ create: { ...redPicture, width: 1500, height: 3000 } });
    const image = new File([new Uint8Array(await tall.png().toBuffer())], 'tall.png', { type: 'image/png' });
    const { data } = await (await signInOperator()).gallery.add({ body: { image, vehicleId: 1 } });
    const { rawPayload } = await api().app.inject({ url: data.imageUrl });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 960, height: 1920 });
  });

  test('adds it to the vehicle, in the catalogue too', async () => {
    const { client, params } = await fillGallery(2);
    await client.gallery.setPrimary({ params: params(1) });
    const { data } = await api()
      .client()
      .fleet.read({ params: { id: 1 } });
    const [primary, other] = await listPictures();
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
    const response = await upload({ image: await takePhoto(), vehicule_id: '1', ...change });
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

describe('the list', () => {
  test('is paged, filtered, sorted and searched', async () => {
    await fillGallery(2);
    await fillGallery(1, 3);
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
    await fillGallery(1);
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
