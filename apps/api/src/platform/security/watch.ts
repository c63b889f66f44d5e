import { errorStatuses } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { maskAddress } from './mask-address.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import type { SecurityEvent } from './security-event.ts';
import { kindOfCall } from './watched-calls.ts';

/** Returns the number of the account with this address. */
export type FindAccount = (email: string) => Promise<number | null>;

const typedAddress = z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) });
const numbered = z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) });

/** Records the security events of every call, before it is answered. */
export function watchSecurity(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock'>,
  findAccount: FindAccount,
): void {
  const isToldOnce = oncePerMinute(deps.clock);
  app.addHook('onSend', async (request) => {
    const { refusal } = request;
    const { route } = request.routeOptions.config;
    const kind = kindOfCall(route, refusal);
    if (!kind) return;
    const call = route?.id ?? request.routeOptions.url ?? 'unknown';
    // A client over the limit must not cause more work by its refusals.
    if (refusal && errorStatuses[refusal] === 429 && !isToldOnce(`${call} ${callerAddress(request.ip)}`))
      return;
    const event: SecurityEvent = {
      kind,
      call,
      outcome: refusal ?? 'done',
      userId: request.userId ?? (await typedAccount(request, findAccount)),
      subject: z.safeParse(numbered, request.params).data?.id ?? '',
      network: maskAddress(request.ip),
    };
    await recordSecurityEvent({ ...deps, log: request.log }, event);
  });
}

/** The account that a caller named, signed in or not. */
async function typedAccount({ body }: FastifyRequest, findAccount: FindAccount): Promise<number | null> {
  const typed = z.safeParse(typedAddress, body);
  return typed.success ? findAccount(typed.data.email).catch(() => null) : null;
}

/** Whether a key is new in this minute. */
function oncePerMinute({ now }: Deps['clock']): (key: string) => boolean {
  const keys = new Set<string>();
  let minute = 0;
  return (key) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute || keys.size > 10_000) keys.clear();
    minute = current;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  };
}
