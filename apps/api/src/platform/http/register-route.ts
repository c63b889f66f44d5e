import {
  type Language,
  type Route,
  type RouteAnswer,
  type RouteRequest,
  sessionSecondsHeader,
  type TextKey,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ValuesOf } from '@livree/i18n/error-texts';
import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Act } from '../audit/index.ts';
import { AppError } from './app-error.ts';
import { compileEncoder } from './encoder.ts';
import { getLanguage } from './error-handler.ts';
import { type Limit, limited } from './limits.ts';
import { acceptMultipart, readMultipart } from './multipart.ts';
import { type Authenticate, type Caller, authenticateCaller, readToken } from './session.ts';
import { translate } from './texts.ts';
import { readInput } from './validate.ts';

/** The context of a call. */
export interface Call<R extends Route> {
  /** Present on routes that require a session; null on public ones for unknown callers. */
  readonly caller: R['auth'] extends 'public' ? Caller | null : Caller;
  readonly language: Language;
  /** A text of the catalogue in the caller's language. */
  readonly translate: <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
  /** The session's token as sent, for calls that revoke it. */
  readonly token: string | null;
  readonly address: string;
  /** Sets the account of a call without a session, once it is known. */
  readonly identify: (userId: number) => void;
  /** For headers, or another status than the route's. */
  readonly reply: FastifyReply;
}

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
    /** Records what an operator did. */
    recordAct: (act: Omit<Act, 'at'>) => Promise<void>;
  }
}

export interface RouteOptions {
  readonly limit?: Limit;
  /** Whether the handler itself records the operator's act, with what was before. */
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
  const isAct = route.auth === 'operator' && route.method !== 'GET';
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

interface Read<R extends Route> {
  readonly input: Required<RouteRequest<R>>;
  readonly call: Call<R>;
}

/** Reads the caller and the input of a call. @throws AppError 401, 403, 404, 415 or 422 */
export function callReader<R extends Route>(
  app: FastifyInstance,
  route: R,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Read<R>> {
  // Created once, because creating a schema costs more than using it.
  const inputs = z.custom<Required<RouteRequest<R>>>();
  const callers = z.custom<Call<R>['caller']>();
  return async (request, reply) => {
    const caller = await authenticateCaller(request, route, app.authenticate);
    if (caller) reply.header(sessionSecondsHeader, caller.sessionSeconds);
    const input = z.parse(inputs, await readParts(route, request));
    const language = getLanguage(request);
    const call = {
      caller: z.parse(callers, caller),
      language,
      translate: <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) =>
        translate(language, key, ...values),
      token: readToken(request),
      address: callerAddress(request.ip),
      identify: (userId: number) => {
        request.userId = userId;
      },
      reply,
    };
    return { input, call };
  };
}

async function readParts(route: Route, request: FastifyRequest): Promise<Record<string, unknown>> {
  return {
    ...(route.params ? { params: readParams(route.params, request.params) } : {}),
    ...(route.query ? { query: readInput(route.query, request.query) } : {}),
    ...(route.headers ? { headers: readInput(route.headers, request.headers) } : {}),
    ...(route.body ? { body: readInput(route.body, await readBody(route, request)) } : {}),
  };
}

/** A missing body counts as empty. @throws AppError 400 for anything but an object */
function readBody({ multipart }: Route, request: FastifyRequest): unknown {
  if (multipart && request.isMultipart()) return readMultipart(request, multipart.maxFileBytes);
  const { body = {} } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('invalid_request');
  return body;
}

/** An impossible identifier is not found, rather than invalid. */
function readParams(schema: z.ZodMiniType, params: unknown): unknown {
  const result = z.safeParse(schema, params);
  if (!result.success) throw new AppError('not_found');
  return result.data;
}
