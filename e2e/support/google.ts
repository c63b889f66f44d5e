import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import type { Page } from 'playwright/test';
import { siteOrigin } from './site.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const said = z.object({ address: z.string(), clientId: z.string(), clientSecret: z.string() });

export interface GoogleStandIn {
  /** The variables with which a site can sign in through it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts the API's OpenID provider, which replaces Google and asks people who they are. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const child = spawn(process.execPath, ['apps/api/src/testing/serve-oidc-issuer.ts'], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = z.parse(z.tuple([z.instanceof(Buffer)]), await once(child.stdout, 'data'));
  const { address, clientId, clientSecret } = z.parse(said, JSON.parse(line.toString()));
  return {
    env: {
      LIVREE_GOOGLE_ISSUER: address,
      LIVREE_GOOGLE_CLIENT_ID: clientId,
      LIVREE_GOOGLE_CLIENT_SECRET: clientSecret,
    },
    stop: () => void child.kill('SIGTERM'),
  };
}

/**
 * Identifies a person on the provider's page. The site first requests the provider's keys, which may take a while.
 */
export async function consentAs(page: Page, email: string): Promise<void> {
  await page.waitForURL(({ origin }) => origin !== siteOrigin(), { timeout: 30_000 });
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
