import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type User } from '@livree/contracts';

/** The signed-in user, according to the server. */
export async function me(api: Transport): Promise<User> {
  return (await send(api, identityRoutes.me, {})).user;
}

/** Revokes the session on the server. */
export async function logout(api: Transport): Promise<void> {
  await send(api, identityRoutes.logout, {});
}
