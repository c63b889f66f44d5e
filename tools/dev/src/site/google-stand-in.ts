import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';

const said = z.object({ address: z.string(), clientId: z.string(), clientSecret: z.string() });

export interface GoogleStandIn {
  /** The variables with which a site signs in through it. */
  readonly variables: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts the API's OpenID provider, which replaces Google and asks people who they are. It ends with this process. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const child = spawn(process.execPath, ['apps/api/src/testing/serve-oidc-issuer.ts'], {
    cwd: workspaceRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = z.parse(z.tuple([z.instanceof(Buffer)]), await once(child.stdout, 'data'));
  const { address, clientId, clientSecret } = z.parse(said, JSON.parse(line.toString()));
  return {
    variables: {
      LIVREE_GOOGLE_ISSUER: address,
      LIVREE_GOOGLE_CLIENT_ID: clientId,
      LIVREE_GOOGLE_CLIENT_SECRET: clientSecret,
    },
    stop: () => void child.kill('SIGTERM'),
  };
}
