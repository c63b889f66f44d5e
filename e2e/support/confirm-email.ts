import type { Customer } from './customers.ts';
import { linkIn, mailTo } from './mailbox.ts';

/** Confirms a customer's address with the link that the registration mailed. */
export async function confirmEmail({ api, email }: Pick<Customer, 'api' | 'email'>): Promise<void> {
  const token = linkIn(await mailTo(email, /Confirmez/)).searchParams.get('token') ?? '';
  await api.identity.confirmEmail({ body: { token } });
}
