import type { z } from '@livree/contracts/schema';
import { z as schema } from '@livree/contracts/schema';
import { MapsError } from '../maps-error.ts';

export interface GoogleOptions {
  /** A key that only servers use, restricted to the Places, Geocoding and Routes APIs. */
  readonly key: string;
  /** Milliseconds that one attempt may take; there are two at most. */
  readonly timeoutMs: number;
  /** A server instead of Google: a proxy, or a stand-in in tests. Google's own addresses by default. */
  readonly url?: string;
}

/** A call of a Google service: its own address, and the path of the call. */
export interface GoogleCall {
  readonly host: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The requested fields; only the older Geocoding API has none, and takes the key in the address. */
  readonly fields?: string;
}

export type GoogleClient = <Schema extends z.ZodMiniType>(
  call: GoogleCall,
  answer: Schema,
  signal?: AbortSignal,
) => Promise<z.output<Schema>>;

const attempts = 2;
/** Before the second attempt. */
const pauseMs = 150;

/** A call that Google did not serve; without an HTTP status there was no answer. */
class UnservedError extends Error {
  readonly httpStatus: number | undefined;

  constructor(message: string, httpStatus?: number, options?: ErrorOptions) {
    super(message, options);
    this.httpStatus = httpStatus;
  }
}

/** Worth a second attempt: no answer, too many requests, or a fault at Google. */
const isPassing = ({ httpStatus }: UnservedError): boolean =>
  httpStatus === undefined || httpStatus === 429 || httpStatus >= 500;

/** The status names of Google's Geocoding API, used here for all its services. */
const statuses: ReadonlyMap<number | undefined, string> = new Map([
  [400, 'INVALID_REQUEST'],
  [401, 'REQUEST_DENIED'],
  [403, 'REQUEST_DENIED'],
  [429, 'OVER_QUERY_LIMIT'],
]);

const unavailable = (cause: Error, httpStatus?: number): MapsError =>
  new MapsError('maps_unavailable', statuses.get(httpStatus) ?? 'UNKNOWN_ERROR', { cause });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function buildRequest(
  { key, timeoutMs }: GoogleOptions,
  call: GoogleCall,
  signal?: AbortSignal,
): RequestInit {
  const limit = AbortSignal.timeout(timeoutMs);
  return {
    method: call.body === undefined ? 'GET' : 'POST',
    headers: {
      ...(call.fields === undefined ? {} : { 'x-goog-api-key': key, 'x-goog-fieldmask': call.fields }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  };
}

async function attempt(url: URL, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new UnservedError('no answer', undefined, { cause: error });
  });
  if (response.status === 404) throw new MapsError('place_not_found', url.pathname);
  if (!response.ok) throw new UnservedError(`status ${response.status}`, response.status);
  return response.json().catch(() => {
    throw new UnservedError('unreadable answer');
  });
}

/**
 * Calls Google with timeouts and one retry. @throws MapsError `maps_unavailable` if Google cannot answer,
 * `place_not_found` for a 404
 */
export function createGoogleClient(options: GoogleOptions): GoogleClient {
  return async (call, answer, signal) => {
    const url = new URL(call.path, options.url ?? call.host);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    if (call.fields === undefined) url.searchParams.set('key', options.key);
    for (let tried = 1; ; tried += 1) {
      try {
        const read = schema.safeParse(answer, await attempt(url, buildRequest(options, call, signal)));
        if (read.success) return read.data;
        throw unavailable(new Error('an answer of another shape'));
      } catch (error) {
        if (!(error instanceof UnservedError)) throw error;
        if (!isPassing(error) || tried === attempts || signal?.aborted)
          throw unavailable(error, error.httpStatus);
        await pause(pauseMs);
      }
    }
  };
}
