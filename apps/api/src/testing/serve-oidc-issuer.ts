import { startOidcIssuer } from './oidc-issuer.ts';

/** Runs the OpenID stand-in for a browser, prints its address once, and ends with its parent process. */
const issuer = await startOidcIssuer();
issuer.faults = { asks: true };
const { address, clientId, clientSecret } = issuer;
process.stdout.write(`${JSON.stringify({ address, clientId, clientSecret })}\n`);
process.once('SIGTERM', () => void issuer.close());
