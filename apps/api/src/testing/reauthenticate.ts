import type { ApiClient } from '@livree/api-client';

/** Gives the password that all test customers have, so that the next call may do what asks for it. */
export async function reauthenticate(
  customer: ApiClient,
  password = 'un vrai secret 42',
): Promise<ApiClient> {
  await customer.identity.givePassword({ body: { password } });
  return customer;
}
