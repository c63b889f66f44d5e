import { errorAnswer, ourName, type Route, type RouteAnswer, type RouteRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { ApiError } from './api-error.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onUpload?: (share: number) => void;
}

const requestParts = z.object({
  params: z.optional(z.unknown()),
  query: z.optional(z.unknown()),
  headers: z.optional(z.unknown()),
  body: z.optional(z.unknown()),
});

/**
 * Makes one call: encodes the request, sends it, and decodes the answer by the contract.
 * @throws ApiError for every failure
 */
export async function send<R extends Route>(
  transport: Transport,
  route: R,
  request: RouteRequest<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const response = await transport(encodeRequest(route, request, options));
  if (response.status >= 400) throw refusal(response);
  const answer = z.safeParse<R['response']>(route.response, response.body);
  if (!answer.success) throw new ApiError({ status: response.status, code: 'contract', message: '' });
  return answer.data;
}

/** A call as a transport sends it. @throws ApiError for a request that violates its contract */
export function encodeRequest<R extends Route>(
  route: R,
  request: RouteRequest<R>,
  { signal, onUpload }: CallOptions,
): TransportRequest {
  const given = z.parse(requestParts, request);
  return {
    method: route.method,
    path: fillPath(route.path, encode(route.params, given.params ?? {})),
    query: searchParams(encode(route.query, given.query ?? {})),
    headers: textHeaders(encode(route.headers, given.headers ?? {})),
    body: encodeBody(route, given.body),
    session: route.auth === 'public' ? (route.session ?? 'none') : 'required',
    signal,
    onUpload,
  };
}

function encodeBody(route: Route, given: unknown): unknown {
  const body = encode(route.body, given ?? {});
  return route.multipart ? toForm(body) : body;
}

const formParts = z.record(z.string(), z.optional(z.union([z.instanceof(Blob), z.string()])));

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(z.parse(formParts, body))) {
    if (part instanceof Blob) form.append(name, part);
    else if (part !== undefined) form.append(name, part);
  }
  return form;
}

function encode(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeEncode(schema, value);
  if (result.success) return result.data;
  throw new ApiError({
    status: 422,
    code: 'validation',
    message: '',
    fieldErrors: toFieldErrors(result.error),
  });
}

/** Errors found before sending: keys of the contract's texts. */
function toFieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const issue of error.issues) (faults[ourName(issue.path.join('.'))] ??= []).push(issue.message);
  return faults;
}

const entries = z.record(z.string(), z.unknown());

function fillPath(path: string, params: unknown): string {
  const values = z.parse(entries, params ?? {});
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function searchParams(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(z.parse(entries, query ?? {}))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') search.append(name, String(item));
    }
  }
  return search;
}

function textHeaders(headers: unknown): Record<string, string> {
  const present = Object.entries(z.parse(entries, headers ?? {})).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

/** The failure that an answer from 400 on says. */
export function refusal({ status, headers, body }: TransportResponse): ApiError {
  const seconds = Number(headers.get('retry-after'));
  const retryAfter = seconds > 0 ? { retryAfter: seconds } : {};
  const answer = z.safeParse(errorAnswer, body);
  if (!answer.success) {
    return new ApiError({
      status,
      code: status >= 500 ? 'unavailable' : 'contract',
      message: '',
      ...retryAfter,
    });
  }
  const { code, message, errors = {}, params = {} } = answer.data;
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [ourName(name), texts]),
  );
  return new ApiError({ status, code, message, fieldErrors, params, ...retryAfter });
}
