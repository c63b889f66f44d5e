import { apiBase } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserContext } from 'playwright';
import type { Visitor } from '../place.ts';
import { operator } from './start-visited-site.ts';

const opened = z.object({ data: z.object({ token: z.string(), user: z.record(z.string(), z.unknown()) }) });

const customer = {
  name: 'Camille Visite',
  email: 'customer@visit.invalid',
  phone: '+33612345678',
  password: 'une visite de plus 7',
};

async function post(context: BrowserContext, url: string, data: object) {
  const answer = await context.request.post(url, { data });
  return answer.ok() ? z.parse(opened, await answer.json()).data : undefined;
}

/** Begins the session of a visitor in a browser context, as an earlier visit would have left it. */
export async function signIn(context: BrowserContext, origin: string, visitor: Visitor): Promise<void> {
  if (visitor === 'nobody') return;
  const at = (path: string) => `${origin}${apiBase}${path}`;
  const account = visitor === 'operator' ? operator : customer;
  const logIn = () => post(context, at('/auth/login'), { email: account.email, password: account.password });
  const register = () =>
    post(context, at('/auth/register'), { ...customer, password_confirmation: customer.password });
  // Several contexts begin at once: another one may have registered the customer meanwhile.
  const session = (await logIn()) ?? (await register()) ?? (await logIn());
  if (session === undefined) throw new Error(`the visited site opens no session for its ${visitor}`);
  await context.addCookies([{ name: 'signed-in', value: '1', url: origin }]);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('user_data', user);
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
}
