import {
  type Language,
  type Route,
  type RouteRequest,
  sessionSecondsHeader,
  type TextKey,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ValuesOf } from '@livree/i18n/error-texts';
import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { getLanguage } from './error-handler.ts';
import { readMultipart } from './multipart.ts';
import { type Caller, authenticateCaller, readToken } from './session.ts';
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
