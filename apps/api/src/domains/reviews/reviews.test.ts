import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { toInitials, shownName } from './model/shown-name.ts';
import { timeAgo } from './model/time-ago.ts';
import { seedReviews } from './seed.ts';

const api = withTestApi();

beforeEach(async () => {
  await api().deps.db.deleteFrom('reviews').execute();
});

const comment =
  "Chauffeur à l’heure, voiture impeccable. <script>alert(1)</script> '; drop table reviews; --";

/** A customer with a completed ride. */
async function riddenCustomer(email = 'claire@example.org', vehicleId = 1) {
  const token = await api().signUp(email);
  const { reservation } = await book(api(), token, { vehicleId });
  await api()
    .deps.db.updateTable('reservations')
    .set({ status: 'completed' })
    .where('id', '=', reservation.id)
    .execute();
  return { token, customer: api().client({ token }), reservationId: reservation.id };
}

/** A review of a completed ride, approved or not. */
async function review(
  approved: boolean,
  changes: { email?: string; vehicleId?: number; rating?: number } = {},
) {
  const { customer, reservationId } = await riddenCustomer(changes.email, changes.vehicleId);
  const { data } = await customer.reviews.create({
    body: { reservationId, rating: changes.rating ?? 5, comment },
  });
  const operator = api().client({ token: await operatorToken(api()) });
  if (approved) await operator.reviews.approve({ params: { id: data.id }, body: {} });
  return { id: data.id, customer, operator };
}

describe('writing a review', () => {
  test('of a completed ride is public once an operator has approved it', async () => {
    const { customer, reservationId } = await riddenCustomer();
    const written = await customer.reviews.create({
      body: { reservationId, rating: 4, title: ' Bien ', comment },
    });
    expect(written).toMatchObject({
      message: 'Merci pour votre avis. Il sera publié après relecture.',
      data: { status: 'pending', title: 'Bien', reviewerName: 'Claire M.', reviewerInitials: 'CM' },
    });
    const visitor = api().client({ language: 'en' });
    const params = { id: written.data.id };
    expect((await visitor.reviews.list()).data).toEqual([]);
    await expect(visitor.reviews.read({ params })).rejects.toMatchObject({ code: 'reviews.not_found' });
    await expect(customer.reviews.read({ params })).resolves.toBeTruthy();

    const operator = api().client({ token: await operatorToken(api()) });
    await operator.reviews.approve({ params, body: { isFeatured: true } });
    api().clock.advance({ days: 3 });
    const [shown] = (await visitor.reviews.featured()).data;
    expect(shown).toMatchObject({
      rating: 4,
      comment,
      language: 'fr',
      vehicleName: 'Mercedes E-Class',
      isDemonstration: false,
      createdAtHuman: '3 days ago',
    });
  });

  test('is possible once for each completed ride of one’s own, even with ten concurrent requests', async () => {
    const { customer, reservationId } = await riddenCustomer();
    const other = api().client({ token: await api().signUp('jean@example.org') });
    const write = (author: typeof customer) =>
      author.reviews.create({ body: { reservationId, rating: 5, comment } });
    await expect(write(other)).rejects.toMatchObject({ status: 404, code: 'reservations.not_found' });
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => write(customer)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(write(customer)).rejects.toMatchObject({ status: 409, code: 'reviews.already_written' });
  });

  test('must wait for the end of the ride', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token);
    const body = { reservationId: reservation.id, rating: 5, comment };
    await expect(api().client({ token }).reviews.create({ body })).rejects.toMatchObject({
      status: 409,
      message: 'Vous pourrez donner votre avis une fois le trajet terminé',
    });
  });

  test('without a name hides it, in the reader’s language', async () => {
    const { customer, reservationId } = await riddenCustomer();
    const { data } = await customer.reviews.create({
      body: { reservationId, rating: 5, comment, isAnonymous: true },
    });
    expect(data).toMatchObject({ reviewerName: 'Client anonyme', reviewerInitials: 'CA' });
  });

  test.each([
    [{ rating: 0 }, { rating: ['Veuillez donner une note de 1 à 5'] }],
    [{ rating: 4.5 }, { rating: ['Veuillez donner une note de 1 à 5'] }],
    [{ rating: '5' }, { rating: ['Veuillez donner une note de 1 à 5'] }],
    [{ comment: '    court    ' }, { comment: ['Votre avis doit contenir au moins 10 caractères'] }],
    [{ comment: 'x'.repeat(2001) }, { comment: ['Ce texte est trop long'] }],
    [{ reservation_id: 1e15 }, { reservation_id: ['Cette valeur n’est pas valide'] }],
    [{ status: 'approved' }, { status: ['Ce champ n’est pas attendu'] }],
  ])('with %o is refused', async (change, errors) => {
    const token = await api().signUp();
    const response = await api().app.inject({
      method: 'POST',
      url: '/api/reviews',
      headers: { authorization: `Bearer ${token}` },
      payload: { reservation_id: 1, rating: 5, comment, ...change },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
  });
});

describe('the name of a reviewer', () => {
  test('is shown in full to whom the reviewer allows, on earlier reviews too', async () => {
    const { id, customer, operator } = await review(true);
    await operator.reviews.approve({ params: { id }, body: { isFeatured: true } });
    const otherCustomer = api().client({ token: await api().signUp('hugo@example.org') });
    /** The one name of this review in all places. */
    const nameFor = async ({ reviews }: typeof otherCustomer) => {
      const [list, featured, ofVehicle] = await Promise.all([
        reviews.list(),
        reviews.featured(),
        reviews.ofVehicle({ params: { id: 1 } }),
      ]);
      const { data } = await reviews.read({ params: { id } });
      const shown = [data, ...[list, featured, ofVehicle].flatMap((place) => place.data)];
      expect(shown).toHaveLength(4);
      return [...new Set(shown.map(({ reviewerName }) => reviewerName))].join(' / ');
    };
    const names = async () => [await nameFor(api().client()), await nameFor(otherCustomer)];
    expect(await names()).toEqual(['Claire M.', 'Claire M.']);
    await customer.settings.changePrivacy({ body: { profileVisibility: 'friends' } });
    expect(await names()).toEqual(['Claire M.', 'Claire Martin']);
    await customer.settings.changePrivacy({ body: { profileVisibility: 'public' } });
    expect(await names()).toEqual(['Claire Martin', 'Claire Martin']);
    await customer.settings.changePrivacy({ body: { profileVisibility: 'private' } });
    expect(await names()).toEqual(['Claire M.', 'Claire M.']);
  });
});

describe('deciding', () => {
  test('is for operators; a rejected review is no longer shown', async () => {
    const { id, customer, operator } = await review(true);
    const params = { id };
    await expect(customer.reviews.reject({ params })).rejects.toMatchObject({ status: 403 });
    const approval = customer.reviews.approve({ params, body: { isFeatured: true } });
    await expect(approval).rejects.toMatchObject({ status: 403 });
    const rejected = await operator.reviews.reject({ params });
    expect(rejected).toMatchObject({ message: 'Avis refusé', data: { status: 'rejected' } });
    expect((await api().client().reviews.list()).data).toEqual([]);
    await expect(operator.reviews.reject({ params: { id: 999_999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('starts with a list that customers and visitors cannot read', async () => {
    const { customer, operator } = await review(false);
    const pending = { query: { status: 'pending' as const } };
    expect((await operator.reviews.list(pending)).data).toHaveLength(1);
    await expect(customer.reviews.list(pending)).rejects.toMatchObject({ status: 403 });
    await expect(api().client().reviews.list(pending)).rejects.toMatchObject({ status: 401 });
  });
});

describe('reading', () => {
  test('is filtered by vehicle, rating and selection', async () => {
    const first = await review(true, { rating: 3 });
    await review(true, { email: 'jean@example.org', vehicleId: 4 });
    await first.operator.reviews.approve({ params: { id: first.id }, body: { isFeatured: true } });
    const reviews = api().client().reviews;
    const ratings = async (query: Parameters<typeof reviews.list>[0]) =>
      (await reviews.list(query)).data.map(({ rating }) => rating);
    expect(await ratings({ query: { vehicleId: 4 } })).toEqual([5]);
    expect(await ratings({ query: { rating: 3 } })).toEqual([3]);
    expect(await ratings({ query: { featured: true } })).toEqual([3]);
    expect(await ratings({ query: { featured: false } })).toEqual([5]);
    expect(await ratings({ query: { limit: 1 } })).toHaveLength(1);
    expect((await reviews.ofVehicle({ params: { id: 1 } })).data).toHaveLength(1);
    await expect(reviews.ofVehicle({ params: { id: 4711 } })).rejects.toMatchObject({
      code: 'fleet.vehicle_not_found',
    });
    expect((await reviews.statistics()).data).toEqual({
      totalReviews: 2,
      averageRating: 4,
      featuredReviews: 1,
      ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 },
    });
  });

  test.each([
    ['limit=0', 200],
    ['limit=999999999', 200],
    ['limit=-1', 422],
    ['rating=6', 422],
    ['featured=maybe', 422],
    ['status=all', 422],
    ['vehicle_id=1e9', 422],
    ['order=1', 422],
  ])('with ?%s answers %i', async (query, status) => {
    expect((await api().app.inject({ url: `/api/reviews?${query}` })).statusCode).toBe(status);
  });

  test('uses an index among 100,000 reviews, whatever the filter', async () => {
    const { db } = api().deps;
    await sql`insert into reviews (rating, comment, reviewer_name, vehicle_id, is_demonstration, is_featured, status, created_at)
      select 1 + n % 5, 'demonstration', 'N.', 1 + n % 15, true, n % 100 = 0,
        (array['approved', 'pending', 'rejected'])[1 + n % 3], timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 100000) n`.execute(db);
    await sql`analyze reviews`.execute(db);
    for (const filter of ['', 'and vehicle_id = 3', 'and rating = 2', 'and is_featured is true']) {
      const { rows } = await sql<Record<string, string>>`explain select * from reviews
        where status = 'approved' ${sql.raw(filter)} order by created_at desc, id desc limit 10`.execute(db);
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan, filter).toMatch(/Index Scan/);
      expect(plan, filter).not.toMatch(/Sort|Seq Scan/);
    }
  });
});

describe('demonstration reviews', () => {
  test('are marked as such and never counted', async () => {
    await seedReviews(api().deps.db);
    await seedReviews(api().deps.db);
    const { data } = await api().client().reviews.list();
    expect(data).toHaveLength(6);
    expect(data.every(({ isDemonstration }) => isDemonstration)).toBe(true);
    expect((await api().client().reviews.statistics()).data).toMatchObject({
      totalReviews: 0,
      averageRating: null,
    });
  });

  test.each(['en', 'es', 'de'] as const)(
    'all exist in %s, even those of an older release',
    async (language) => {
      const { db } = api().deps;
      await seedReviews(db);
      await db.updateTable('reviews').set({ translations: '{}' }).execute();
      await seedReviews(db);
      const { data } = await api().client({ language }).reviews.list();
      const french = (await api().client().reviews.list()).data.flatMap(({ title, ...said }) => [
        title,
        said.comment,
      ]);
      expect(data.map(({ language: said }) => said)).toEqual(Array.from(data, () => language));
      for (const { title, comment: text } of data) expect(french).not.toContain(title ?? text);
    },
  );

  test('disappear with the demonstration', async () => {
    const real = await openTestApi({ LIVREE_DEMONSTRATION: 'off' });
    try {
      await seedReviews(real.deps.db);
      expect((await real.client().reviews.list()).data).toEqual([]);
      await expect(real.client().reviews.read({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 });
    } finally {
      await real.close();
    }
  });
});

test.each([
  ['Claire Martin', 'Claire M.', 'CM'],
  ['Élodie', 'Élodie', 'É'],
  ['  Jean-Luc   de la  Tour ', 'Jean-Luc T.', 'JT'],
  ['🚗🚗', '🚗🚗', ''],
])('%s is shown as %s (%s)', (name, shown, initials) => {
  expect(shownName(name)).toBe(shown);
  expect(toInitials(shown)).toBe(initials);
});

test.each([
  [0, 'maintenant'],
  [59, 'maintenant'],
  [60, 'il y a 1 minute'],
  [86_400, 'hier'],
  [3 * 86_400, 'il y a 3 jours'],
  [8 * 86_400, 'la semaine dernière'],
  [400 * 86_400, 'l’année dernière'],
])('%i seconds ago is %s', (seconds, text) => {
  const now = new Date('2026-06-02T08:00:00Z');
  expect(timeAgo(new Date(now.getTime() - seconds * 1000), now, 'fr')).toBe(text);
});
