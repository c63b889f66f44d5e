import { startOidcIssuer } from './oidc-issuer.ts';

/** Runs the OpenID stand-in for a browser, prints its address once, and ends with its parent process. */
const issuer = await startOidcIssuer();
issuer.faults = { asks: true };
const { address, clientId, clientSecret } = issuer;
process.stdout.write(`${JSON.stringify({ address, clientId, clientSecret })}\n`);
const end = (): void => void issuer.close().then(() => process.exit());
process.once('SIGTERM', end);
process.stdin.resume().once('end', end);
