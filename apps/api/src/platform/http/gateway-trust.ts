import { callerHeader, gatewayItself, readCaller } from '@livree/server/caller';
import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Clock } from '../clock.ts';

/** Who is believed about the address of a visitor. */
export interface GatewayTrust {
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  /** Runs before anything reads the address of a request. */
  admit(request: FastifyRequest): void;
  /** Whether a gateway of this site sent the request, for a visitor or for itself. */
  cameThroughGateway(request: FastifyRequest): boolean;
  /** Whether the gateway calls for itself, not for a visitor. */
  isGateway(request: FastifyRequest): boolean;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface TrustDeps {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Programs of this host are believed; what they do not forward is their own. */
const ofThisHost: GatewayTrust = {
  trustProxy: 'loopback',
  admit: () => {},
  cameThroughGateway: ({ socket }) => loopback.has(socket.remoteAddress ?? ''),
  isGateway: ({ headers, socket }) =>
    headers['x-forwarded-for'] === undefined && loopback.has(socket.remoteAddress ?? ''),
};

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

const warningPauseMs = 60_000;

/** Only a signature is believed; a call without one counts by the address that it comes from. */
function signedBy(secrets: readonly string[], { clock, log }: TrustDeps): GatewayTrust {
  let nextWarning = -Infinity;
  function warn(now: number): void {
    if (now < nextWarning) return;
    nextWarning = now + warningPauseMs;
    log.warn(
      'a call has a signature of no gateway of this site: compare LIVREE_GATEWAY_SECRET and the clocks',
    );
  }
  return {
    // By now the header is the gateway's own, or gone.
    trustProxy: (_address, hop) => hop === 0,
    admit({ raw: { headers } }) {
      const given = headers[callerHeader];
      const now = clock.now().getTime();
      const caller = typeof given === 'string' ? readCaller(secrets, given, now) : undefined;
      if (given !== undefined && caller === undefined) warn(now);
      delete headers[callerHeader];
      if (caller === undefined || caller === gatewayItself)
        for (const name of forwarded) delete headers[name];
      else headers['x-forwarded-for'] = caller;
      if (caller !== undefined) headers[callerHeader] = caller;
    },
    cameThroughGateway: ({ headers }) => headers[callerHeader] !== undefined,
    isGateway: ({ headers }) => headers[callerHeader] === gatewayItself,
  };
}

/** Trusts what a secret signed or, without a secret, this host. */
export const chooseTrust = (secrets: readonly string[], deps: TrustDeps): GatewayTrust =>
  secrets.length === 0 ? ofThisHost : signedBy(secrets, deps);
