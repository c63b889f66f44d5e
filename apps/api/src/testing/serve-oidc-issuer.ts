import { startOidcIssuer } from './oidc-issuer.ts';

/** Runs the OpenID stand-in for a browser, says once where, and ends with whoever started it. */
const issuer = await startOidcIssuer();
issuer.mood = { asks: true };
const { address, clientId, clientSecret } = issuer;
process.stdout.write(`${JSON.stringify({ address, clientId, clientSecret })}\n`);
process.once('SIGTERM', () => void issuer.close());
