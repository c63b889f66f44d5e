import { createClient, fetchTransport, type ApiClient } from '@livree/api-client';
import { user as userSchema, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserContext, Page } from 'playwright/test';
import { newCustomer, type NewCustomer } from '../pages/account-pages.ts';
import { siteOrigin } from './site.ts';

/** A registered customer with the API in their name, to prepare a journey and to check its results. */
export interface Customer extends NewCustomer {
  readonly token: string;
  readonly api: ApiClient;
  /** What the shell stores of them in the browser. */
  readonly storedUser: string;
}

/** The API of this run's site or another one, in the name of `token` if given. */
export function connectApi(language: Language, token?: string, origin = siteOrigin()): ApiClient {
  return createClient(
    fetchTransport({
      baseUrl: `${origin}/backend/public/api`,
      language: () => language,
      token: () => token,
      timeoutMs: 20_000,
    }),
  );
}

/** The API in the name of the customer who is signed in in a page: the token counts with the browser's cookie alone. */
export async function connectAs(page: Page, language: Language): Promise<ApiClient> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return createClient(
    fetchTransport({
      baseUrl: `${siteOrigin()}/backend/public/api`,
      language: () => language,
      token: () => token ?? undefined,
      fetch(address, init) {
        const headers = new Headers(init?.headers);
        headers.set('cookie', cookie);
        return fetch(address, { ...init, headers });
      },
    }),
  );
}

/** Registers a new customer without the browser. */
export async function registerCustomer(language: Language, origin = siteOrigin()): Promise<Customer> {
  const person = newCustomer();
  const { data } = await connectApi(language, undefined, origin).identity.register({
    body: { ...person, passwordConfirmation: person.password },
  });
  return {
    ...person,
    token: data.token,
    api: connectApi(language, data.token, origin),
    storedUser: JSON.stringify(z.encode(userSchema, data.user)),
  };
}

/** Signs a customer in, as by an earlier visit. */
export async function signIn(
  context: BrowserContext,
  { token, storedUser }: Customer,
  origin = siteOrigin(),
): Promise<void> {
  await context.addCookies([{ name: 'signed-in', value: '1', url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('user_data', user);
    },
    [token, storedUser] as const,
  );
  await page.close();
}
