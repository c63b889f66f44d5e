import { allRoutes, isForPeople, mayCall, type Role, type Route } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOperator } from '../domains/identity/index.ts';
import { addPasskey } from '../domains/identity/passkeys/passkeys.repository.ts';
import { exampleCall, signedIn } from '../testing/example-call.ts';
import { tokenAs } from '../testing/operator.ts';
import { reauthenticate } from '../testing/reauthenticate.ts';
import { book } from '../testing/rides.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const operator = { email: 'boss@livree.example', password: 'un opérateur prudent' };

let api: TestApi;
let owner: string;
/** The owner's objects, by the domain whose calls take their number. */
let owned: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi();
  await ensureOperator(api.deps, operator);
  owner = await api.signUp('proprietaire@example.org');
  const booked = await book(api, owner);
  owned = {
    reservations: String(booked.reservation.id),
    payments: String(booked.payment?.id),
    documents: String(booked.reservation.id),
    changes: String(booked.reservation.id),
    passkeys: String(await somePasskey()),
    sessions: await ownSession(),
    addresses: await ownAddress(),
  };
}, 120_000);
afterAll(() => api.close());

async function ownSession(): Promise<string> {
  const { data } = await api.client({ token: owner }).sessions.list();
  return String(data[0]?.id);
}

async function ownAddress(): Promise<string> {
  const body = { kind: 'home', name: null, address: '12 rue de Rivoli, 75004 Paris' } as const;
  const { data } = await api.client({ token: owner }).addresses.save({ body });
  return String(data.id);
}

/** A passkey of the owner, as if their device had created it. */
async function somePasskey(): Promise<number> {
  const { db, clock } = api.deps;
  const { data } = await api.client({ token: owner }).identity.me();
  const row = await addPasskey(db, {
    user_id: data.user.id,
    credential_id: 'credential',
    public_key: 'key',
    counter: 0,
    is_synced: true,
    name: 'Téléphone',
    created_at: clock.now(),
    last_used_at: null,
  });
  return row?.id ?? 0;
}

const protectedRoutes = allRoutes.filter(({ auth }) => auth !== 'public');
const customerRoutes = protectedRoutes.filter(({ auth }) => auth === 'customer');
const peoplesRoutes = protectedRoutes.filter(({ auth }) => isForPeople(auth));

let strangers = 0;
/** New each time, like a stranger. */
const someone = (role: Role): Promise<string> => tokenAs(api, role, `${role}${(strangers += 1)}@example.org`);
const newStranger = (): Promise<string> => api.signUp(`passant${(strangers += 1)}@example.org`);

/** New each time, because some calls end a session or an account. */
async function operatorToken(): Promise<string> {
  await ensureOperator(api.deps, operator);
  return (await api.client().identity.login({ body: operator })).data.token;
}

const getDomain = ({ id }: Route): string => id.split('.')[0] ?? '';

/** The call about the owner's object. */
const callAboutOwner = (route: Route) => {
  const id = owned[getDomain(route)];
  if (!route.params || id === undefined) return exampleCall(route);
  return exampleCall(route, { params: { ...examples.get(route.id)?.params, id } });
};

/** Answers a call; if it asks for the password, that is given and the call is repeated. */
async function callAs(
  route: Route,
  token?: string,
  password?: string,
): Promise<{ status: number; body: string }> {
  const call = callAboutOwner(route);
  const answer = () => api.app.inject(token === undefined ? call : signedIn(call, token));
  let { statusCode, body } = await answer();
  if (body.includes('identity.holder_required')) {
    await reauthenticate(api.client({ token: token ?? '' }), password);
    ({ statusCode, body } = await answer());
  }
  return { status: statusCode, body };
}

/** The parts of an export that change by themselves, and records of refused calls. */
const passing = /"(expires_in|exported_at|hours_until_deadline)":[^,}]+|"security_events":\[[^\]]*\]/g;

/** Everything that the owner can read of their own. */
async function ownersView(): Promise<Record<string, unknown>> {
  const view: Record<string, unknown> = {};
  const reads = customerRoutes.filter(({ method, produces }) => method === 'GET' && !produces);
  for (const route of reads) {
    const { body } = await callAs(route, owner);
    view[route.id] = body.replace(passing, '');
  }
  return view;
}

describe('nobody else', () => {
  test('can call without a session', async () => {
    for (const route of protectedRoutes) expect((await callAs(route)).status, route.id).toBe(401);
  });

  test('reads or changes a customer’s data', async () => {
    const before = await ownersView();
    for (const route of customerRoutes) {
      const { status, body } = await callAs(route, await newStranger());
      if (route.params) {
        expect(Object.keys(owned), `${route.id} needs something that the owner has`).toContain(
          getDomain(route),
        );
        expect(status, route.id).toBe(404);
      }
      expect(status, route.id).toBeLessThan(500);
      expect(body, route.id).not.toMatch(/proprietaire@example\.org/);
    }
    expect(await ownersView()).toEqual(before);
  }, 120_000);

  test('can make a call of the company’s people, be they its customer or its chauffeur', async () => {
    const before = await ownersView();
    const chauffeur = await someone('chauffeur');
    for (const route of peoplesRoutes) {
      expect((await callAs(route, await newStranger())).status, route.id).toBe(403);
      expect((await callAs(route, chauffeur)).status, route.id).toBe(403);
      expect((await callAs(route, owner)).status, route.id).toBe(403);
    }
    expect(await ownersView()).toEqual(before);
  }, 120_000);

  test('reads or changes a customer’s data as a chauffeur', async () => {
    const before = await ownersView();
    for (const route of customerRoutes) {
      const { status, body } = await callAs(route, await someone('chauffeur'));
      if (route.params) expect(status, route.id).toBe(404);
      expect(body, route.id).not.toMatch(/proprietaire@example\.org/);
    }
    expect(await ownersView()).toEqual(before);
  }, 120_000);
});

/** The calls about anybody's things, beside those that say in their contract that a dispatcher may make them. */
const aboutOthers = customerRoutes.filter(({ others }) => others !== undefined);

describe('a dispatcher', () => {
  let dispatcher: string;
  beforeAll(async () => {
    dispatcher = await someone('dispatcher');
  });

  test.each(peoplesRoutes)('is refused $id exactly where its contract says operator', async (route) => {
    const { status } = await callAs(route, dispatcher);
    if (mayCall('dispatcher', route.auth)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
    expect(status).toBeLessThan(500);
  });

  test.each(aboutOthers)('sees what is somebody else’s by $id where its contract says so', async (route) => {
    const hasScope = route.params === undefined;
    const call = hasScope ? exampleCall(route, { query: { scope: 'everybody' } }) : callAboutOwner(route);
    const { statusCode } = await api.app.inject(signedIn(call, dispatcher));
    if (mayCall('dispatcher', route.others ?? 'operator')) expect([401, 403, 404]).not.toContain(statusCode);
    else expect(statusCode).toBe(403);
  });
});

test('the operator can make every call', async () => {
  for (const route of protectedRoutes) {
    const { status } = await callAs(route, await operatorToken(), operator.password);
    expect([401, 403], `${route.id} answers the operator ${status}`).not.toContain(status);
    expect(status, route.id).toBeLessThan(500);
  }
}, 120_000);

test('the owner can read everything of their own', async () => {
  for (const route of customerRoutes.filter(({ method }) => method === 'GET')) {
    expect((await callAs(route, owner)).status, route.id).toBe(200);
  }
});
