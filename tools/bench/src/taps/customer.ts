import { createClient, fetchTransport } from '@livree/api-client';
import { user as userSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserContext } from 'playwright/test';

/** Lets a new customer arrive signed in, with cookies refused, as by an earlier visit. */
export async function arriveAsCustomer(context: BrowserContext, origin: string): Promise<void> {
  const transport = fetchTransport({
    baseUrl: `${origin}/backend/public/api`,
    language: () => 'fr',
    timeoutMs: 20_000,
  });
  const password = 'Berline-de-nuit-7';
  const email = `essai-${crypto.randomUUID()}@exemple.fr`;
  const { data } = await createClient(transport).identity.register({
    body: { name: 'Camille Essai', email, phone: '+33199000510', password, passwordConfirmation: password },
  });
  const refused = { necessary: true, analytics: false, marketing: false, preferences: false };
  await context.addCookies([{ name: 'signed-in', value: '1', url: origin }]);
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      auth_token: data.token,
      user_data: JSON.stringify(z.encode(userSchema, data.user)),
      'cookie-preferences': JSON.stringify(refused),
      'cookie-accepted': 'true',
    },
  );
}
