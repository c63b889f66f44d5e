import { allRoutes, isForPeople, routes } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { describe, expect, test } from 'vitest';
import { recordAct } from '../../platform/audit/index.ts';
import { authenticatorApp } from '../../testing/authenticator-app.ts';
import { operatorToken, tokenAs } from '../../testing/operator.ts';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const operator = async () => api().client({ token: await operatorToken(api()) });

type Query = NonNullable<
  Parameters<Awaited<ReturnType<typeof operator>>['operations']['findActs']>[0]
>['query'];

/** The numbers of the things whose acts are found. */
async function find(query: Query = {}): Promise<string[]> {
  const { data } = await (await operator()).operations.findActs({ query });
  return data.items.map(({ subjectId }) => subjectId);
}

async function ask(query: Readonly<Record<string, string>>) {
  return api().app.inject({
    url: `/api${routes.operations.findActs.path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await operatorToken(api())}` },
  });
}

const claire = { id: 901, name: 'Claire Dumas', source: 'screen' } as const;
const program = { id: 902, name: 'Karim Haddad', source: 'api' } as const;
const provider = { id: 0, name: 'AeroDataBox', source: 'provider' } as const;
const job = { id: 0, name: 'blog.sweep-pictures', source: 'job' } as const;

/** Four acts by four actors on three days, the third and fourth around a midnight of Paris. */
async function recordFour(): Promise<void> {
  const { db } = api().deps;
  const acts = [
    { actor: claire, at: '2026-06-01T08:00:00.000Z', act: 'reservations.confirm', subject: 'reservations' },
    { actor: program, at: '2026-06-02T08:00:00.000Z', act: 'vehicles.change', subject: 'vehicles' },
    { actor: provider, at: '2026-06-03T21:59:59.000Z', act: 'flights.report', subject: 'reservations' },
    { actor: job, at: '2026-06-03T22:00:00.000Z', act: 'blog.removePicture', subject: 'article-pictures' },
  ];
  for (const [index, { at, ...act }] of acts.entries())
    await recordAct(db, {
      ...act,
      at: new Date(at),
      subjectId: index + 1,
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    });
}

describe('acts are found', () => {
  test.each<[string, Query, string[]]>([
    ['all, the newest first', {}, ['4', '3', '2', '1']],
    ['by a name, in any case', { actor: 'claire' }, ['1']],
    ['by where they came from', { source: 'provider' }, ['3']],
    ['by the job that did it', { source: 'job', actor: 'sweep' }, ['4']],
    ['by a call', { act: 'vehicles.change' }, ['2']],
    ['by the last part of a call', { act: 'confirm' }, ['1']],
    ['by what they concern', { subject: 'reservations' }, ['3', '1']],
    ['by a day of the operator’s clock', { dateFrom: '2026-06-03', dateTo: '2026-06-03' }, ['3']],
    ['from a day on', { dateFrom: '2026-06-04' }, ['4']],
    ['up to a day', { dateTo: '2026-06-02' }, ['2', '1']],
    ['by all of it', { actor: 'haddad', act: 'change', subject: 'vehicles', dateTo: '2026-06-02' }, ['2']],
    [
      'by empty filters, which filter nothing',
      { actor: '', source: '', act: '', dateTo: '' },
      ['4', '3', '2', '1'],
    ],
    ['by nobody', { actor: '%' }, []],
  ])('%s', async (_, query, expected) => {
    await recordFour();
    expect(await find(query)).toEqual(expected);
  });

  test('by the address of the account, whatever its owner was called then', async () => {
    const { reservation } = await book(api(), await api().signUp());
    await (await operator()).reservations.start({ params: { id: reservation.id } });
    const { email } = await api()
      .deps.db.selectFrom('users')
      .select('email')
      .where('role', '=', 'operator')
      .executeTakeFirstOrThrow();
    await api().deps.db.updateTable('users').set({ name: 'Autre nom' }).where('email', '=', email).execute();
    const { data } = await (await operator()).operations.findActs({ query: { actor: email } });
    expect(data.items).toMatchObject([
      {
        actorName: 'Opérateur',
        source: 'screen',
        act: 'reservations.start',
        subject: 'reservations',
        subjectId: String(reservation.id),
        before: { status: 'confirmed' },
        after: { status: 'in_progress' },
      },
    ]);
  });

  test('page by page', async () => {
    await recordFour();
    expect(await find({ perPage: 3 })).toEqual(['4', '3', '2']);
    expect(await find({ perPage: 3, page: 2 })).toEqual(['1']);
    const { data } = await (await operator()).operations.findActs({ query: { perPage: 3 } });
    expect(data).toMatchObject({ total: 4, pageCount: 2, perPage: 3 });
  });
});

test.each([
  { source: 'system' },
  { date_from: '2026-02-30' },
  { date_to: "2026-06-01'; drop table acts" },
  { actor: 'x'.repeat(201) },
  { page: '-1' },
  { page: '1e9' },
])('a filter that means nothing is refused: %o', async (query) => {
  expect((await ask(query)).statusCode).toBe(422);
});

test.each([
  { actor: "' or 1=1 --" },
  { actor: '%_\\' },
  { actor: '\u0000' },
  { act: '\uD800', subject: '<script>' },
  { act: '.' },
  { date_from: '0001-01-01', date_to: '9999-12-31' },
  { page: '999999999', per_page: '999999999' },
  { nonsense: '1' },
])('a hostile filter finds nothing that it should not, and breaks nothing: %o', async (query) => {
  await recordFour();
  const answer = await ask(query);
  expect(answer.statusCode).toBeLessThan(500);
  const acts = await api().deps.db.selectFrom('acts').select('id').execute();
  expect(acts).toHaveLength(4);
});

test('nobody but an operator finds acts', async () => {
  const dispatcher = api().client({ token: await tokenAs(api(), 'dispatcher') });
  const customer = api().client({ token: await api().signUp() });
  for (const { operations } of [dispatcher, customer])
    await expect(operations.findActs()).rejects.toMatchObject({ status: 403 });
  await expect(api().client().operations.findActs()).rejects.toMatchObject({ status: 401 });
});

describe('no act tells a secret', () => {
  const secretName = /password|secret|token|code|key|cookie/i;

  test('no call whose act is kept as it was sent takes one', () => {
    const calls = allRoutes.filter(({ auth, method }) => isForPeople(auth) && method !== 'GET');
    expect(calls.length).toBeGreaterThan(40);
    const sent = calls.flatMap(({ id }) => Object.keys(Object(examples.get(id)?.body)));
    expect(sent.filter((name) => secretName.test(name))).toEqual([]);
  });

  test('of an invitation, or of a second factor', async () => {
    const token = await operatorToken(api());
    const client = api().client({ token });
    await reauthenticate(client, 'le secret de la maison 42');
    const { secret: seed } = (await client.secondFactor.startAuthenticator()).data;
    const code = authenticatorApp(seed).codeAt(api().clock.now());
    await client.secondFactor.addAuthenticator({ body: { code } });
    const { codes } = (await client.secondFactor.makeRecoveryCodes()).data;
    await client.people.invite({
      body: { name: 'Inès Moreau', email: 'ines@livree.example', role: 'dispatcher' },
    });
    await api().jobs.drain();
    const mailed =
      /join=([\w-]+)/.exec(
        api()
          .mails.map(({ text }) => text)
          .join('\n'),
      )?.[1] ?? '';
    const password = 'sept vagues bleues';
    await api()
      .client()
      .people.join({ body: { token: mailed, password, passwordConfirmation: password } });
    const { data } = await client.operations.findActs();
    expect(data.items.map(({ act }) => act)).toEqual([
      'people.join',
      'people.invite',
      'secondFactor.makeRecoveryCodes',
      'secondFactor.addAuthenticator',
    ]);
    for (const hidden of [seed, code, ...codes, mailed, password, token, 'le secret de la maison 42'])
      expect(JSON.stringify(data)).not.toContain(hidden);
  });
});
