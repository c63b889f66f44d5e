import type { Role } from '@livree/contracts';
import { ensureOperator } from '../domains/identity/index.ts';
import type { TestApi } from './test-api.ts';

const operator = { email: 'operator@livree.example', password: 'le secret de la maison 42' };

/** The token of a signed-in operator, whose account is created if it is missing. */
export async function operatorToken(api: TestApi): Promise<string> {
  await ensureOperator(api.deps, operator);
  const { data } = await api.client().identity.login({ body: operator });
  return data.token;
}

/** The token of somebody with a role, who has an account of their own. */
export async function tokenAs(api: TestApi, role: Role, email = `${role}@livree.example`): Promise<string> {
  const token = await api.signUp(email);
  await api.deps.db.updateTable('users').set({ role, is_invited: true }).where('email', '=', email).execute();
  return token;
}
