import { allRoutes, type Route } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';
import { createFakeApi } from '@livree/testing/fake-api';
import { expect, test } from 'vitest';
import { exampleCall, signedIn } from './testing/example-call.ts';
import { operatorToken } from './testing/operator.ts';
import { withTestApi } from './testing/test-api.ts';

const api = withTestApi();

const callers = ['nobody', 'a session that is over', 'a customer', 'an operator'] as const;
type Caller = (typeof callers)[number];

const refusals = ['login_required', 'unauthenticated', 'forbidden'];
const refusalCode = z.object({ code: z.optional(z.string()) });
/** Whether an answer refuses access, and with which code. */
const access = (body: unknown): string => {
  const { data } = z.safeParse(refusalCode, body);
  return refusals.find((code) => code === data?.code) ?? 'let in';
};

/** Numbers that do not exist, and an invalid body, so that a permitted call changes nothing. */
const harmless = (route: Route) => ({
  params: Object.fromEntries(Object.keys(examples.get(route.id)?.params ?? {}).map((name) => [name, '0'])),
  body: route.method === 'GET' ? undefined : { nothing: 'takes this' },
});

async function accessOfApi(route: Route, caller: Caller): Promise<string> {
  const tokens: Readonly<Record<Exclude<Caller, 'nobody'>, () => Promise<string>>> = {
    'a session that is over': async () => 'x'.repeat(43),
    'a customer': () => customerToken,
    'an operator': () => bossToken,
  };
  const call = exampleCall(route, harmless(route));
  const { body } = await api().app.inject(
    caller === 'nobody' ? call : signedIn(call, await tokens[caller]()),
  );
  return access(body.startsWith('{') ? JSON.parse(body) : body);
}

const fakeTokens: Readonly<Record<Caller, string | undefined>> = {
  nobody: undefined,
  'a session that is over': 'over',
  'a customer': 'customer-1',
  'an operator': 'operator-2',
};

async function accessOfFake(route: Route, caller: Caller): Promise<string> {
  const { transport, state } = createFakeApi({ token: () => fakeTokens[caller] });
  const [account] = state.accounts;
  if (!account) throw new Error('a fresh fake has a customer');
  state.accounts.push({ ...account, user: { ...account.user, id: 2, role: 'operator' } });
  state.sessions.set('customer-1', account.user.id).set('operator-2', 2);
  const { params, body } = harmless(route);
  const { body: answer } = await transport({
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '0'),
    query: new URLSearchParams(),
    headers: {},
    body,
    session: 'optional',
    signal: undefined,
  });
  return access(answer);
}

let customerToken: Promise<string>;
let bossToken: Promise<string>;

test('the fake API permits the same callers as the API, and refuses the others alike', async () => {
  // Calls that end a session come last.
  const routes = allRoutes.toSorted(
    (a, b) => Number(a.id === 'identity.logout') - Number(b.id === 'identity.logout'),
  );
  const [differing, seen]: [string[], Set<string>] = [[], new Set()];
  for (const caller of callers) {
    customerToken = api().signUp(`${callers.indexOf(caller)}@example.org`);
    bossToken = operatorToken(api());
    await Promise.all([customerToken, bossToken]);
    for (const route of routes) {
      const [real, fake] = [await accessOfApi(route, caller), await accessOfFake(route, caller)];
      seen.add(real);
      if (real !== fake)
        differing.push(`${caller} calls ${route.id}: ${real} by the API, ${fake} by the fake`);
    }
  }
  expect(differing).toEqual([]);
  expect(seen).toEqual(new Set([...refusals, 'let in']));
});
