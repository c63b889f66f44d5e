import { createClient, fetchTransport } from '@livree/api-client';
import { Stop } from '@livree/command';
import { apiBase, type SecuritySummary } from '@livree/contracts';

export interface Operator {
  readonly email: string;
  readonly password: string;
}

/** Requests the events of the last days from a running site, as its operator. @throws Stop with the site's reason */
export async function askForSummary(
  site: string,
  operator: Operator,
  days: number,
): Promise<SecuritySummary> {
  let token: string | undefined;
  const client = createClient(
    fetchTransport({
      baseUrl: new URL(apiBase, site).href,
      language: () => 'en',
      token: () => token,
      timeoutMs: 20_000,
    }),
  );
  try {
    token = (await client.identity.login({ body: operator })).data.token;
    const { data } = await client.security.summary({ query: { days } });
    await client.identity.logout();
    return data;
  } catch (error) {
    throw new Stop(`${site} does not tell: ${error instanceof Error ? error.message : String(error)}`);
  }
}
