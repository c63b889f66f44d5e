import { isForPeople, type Route, type RouteAnswer, type RouteRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../audit/index.ts';
import { compileEncoder } from './encoder.ts';
import { type Limit, limited } from './limits.ts';
import { acceptMultipart } from './multipart.ts';
import { type Call, callReader } from './read-call.ts';
import type { Authenticate, Caller } from './session.ts';

/** An answer with our names; `success` is added. */
export type Outcome<R extends Route> = Omit<RouteAnswer<R>, 'success'>;

/** Handles a validated request with our names. It refuses by throwing an `AppError`. */
export type Handler<R extends Route> = (
  request: Required<RouteRequest<R>>,
  call: Call<R>,
) => Promise<Outcome<R>>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    rateLimitScale: number;
    /** Records what somebody of the company did. */
    recordAct: (act: Omit<Act, 'at'>) => Promise<void>;
  }
}

export interface RouteOptions {
  readonly limit?: Limit;
  /** Whether the handler itself records the act, with what was before. */
  readonly recordsAct?: boolean;
}

/** Registers the handler of a contract's route. Requests are validated at run time, answers by the compiler. */
export function registerRoute<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  { limit, recordsAct = false }: RouteOptions = {},
): void {
  const read = callReader(app, route);
  const encode = compileEncoder(route.response);
  const isAct = isForPeople(route.auth) && route.method !== 'GET';
  const add = (scope: FastifyInstance) =>
    scope.route({
      config: { route, ...(limit ? limited(limit, app.rateLimitScale) : {}) },
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const { input, call } = await read(request, reply);
        const answer = { ...(await handler(input, call)), success: true };
        if (isAct && !recordsAct && call.caller) await app.recordAct(toAct(route, input, call.caller));
        const status = reply.statusCode === 200 ? (route.status ?? 200) : reply.statusCode;
        return reply.code(status).send(encode(answer));
      },
    });
  if (route.multipart) acceptMultipart(app, add);
  else add(app);
}

const namedSubject = z.object({
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  body: z.optional(z.unknown()),
});

/** An act as its call says it: what its address names, and what was sent. */
function toAct(route: Route, input: unknown, actor: Caller): Omit<Act, 'at'> {
  const { params = {}, body } = z.parse(namedSubject, input);
  const [subject = route.id] = route.id.split('.');
  const [subjectId = ''] = Object.values(params);
  return { actor, act: route.id, subject, subjectId, before: null, after: body };
}
