import { ensureOperator } from '../domains/identity/index.ts';
import type { TestApi } from './test-api.ts';

const operator = { email: 'operator@livree.example', password: 'le secret de la maison 42' };

/** The token of a signed-in operator, whose account is created if it is missing. */
export async function operatorToken(api: TestApi): Promise<string> {
  await ensureOperator(api.deps, operator);
  const { data } = await api.client().identity.login({ body: operator });
  return data.token;
}
