import type { Language } from '@livree/contracts';
import { ApiError } from './api-error.ts';

export interface TransportRequest {
  readonly method: string;
  /** The path below the API's base, with its parameters filled in. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** A `FormData` is sent unchanged, everything else as JSON. */
  readonly body: unknown;
  /** `required`: a 401 means that the session is over. `optional`: the token is sent if there is one. */
  readonly session: 'none' | 'optional' | 'required';
  readonly signal: AbortSignal | undefined;
  /** Called with the sent share of the body, from 0 to 1; such a call may take two minutes. */
  readonly onUpload?: ((share: number) => void) | undefined;
  /** Called with each part of an answer that goes on until it is aborted; its body is then undefined. */
  readonly onText?: ((text: string) => void) | undefined;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; the text of a CSV or calendar file; a PDF as `File`; undefined for any other body. */
  readonly body: unknown;
}

/** Sends a request and returns the answer, whatever its status. @throws ApiError `network`, `timeout` or `aborted`. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface FetchTransportOptions {
  /** `/backend/public/api`, with an origin outside a page. */
  readonly baseUrl: string;
  readonly token?: () => string | undefined;
  readonly language: () => Language;
  /** Called on a 401 to a request that needs a session and carried the token that is still current: the session has ended. */
  readonly on401?: () => void;
  /** Called with the headers of every answer. */
  readonly onAnswer?: (headers: Headers) => void;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const defaultTimeoutMs = 10_000;
/** For uploads over a slow connection. */
const uploadTimeoutMs = 120_000;
/** For an answer that goes on: as long as a timer can be. */
const streamTimeoutMs = 2 ** 31 - 1;

function failure(code: 'network' | 'timeout' | 'aborted'): ApiError {
  return new ApiError({ status: 0, code, message: '' });
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return new File([await response.blob()], '', { type });
  const text = await response.text();
  if (/^text\/(csv|calendar)/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A transport over `fetch`, for browsers and Node. */
export function fetchTransport(options: FetchTransportOptions): Transport {
  return async (request) => {
    const token = request.session === 'none' ? undefined : options.token?.();
    const isLong = request.onUpload ?? request.onText;
    const longMs = request.onText ? streamTimeoutMs : uploadTimeoutMs;
    const timeout = AbortSignal.timeout(options.timeoutMs ?? (isLong ? longMs : defaultTimeoutMs));
    const search = request.query.size > 0 ? `?${request.query}` : '';
    try {
      const send = isLong ? (await import('./long-calls.ts')).longCall(request) : (options.fetch ?? fetch);
      const response = await send(`${options.baseUrl}${request.path}${search}`, {
        method: request.method,
        headers: buildHeaders(request, options.language(), token),
        ...encodeContent(request.body),
        signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
      });
      options.onAnswer?.(response.headers);
      const body = await readBody(response);
      const isRefused = response.status === 401 && token !== undefined && request.session === 'required';
      if (isRefused && options.token?.() === token) options.on401?.();
      return { status: response.status, headers: response.headers, body };
    } catch {
      if (timeout.aborted) throw failure('timeout');
      throw failure(request.signal?.aborted ? 'aborted' : 'network');
    }
  };
}

function encodeContent(body: unknown): { body?: string | FormData } {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}

function buildHeaders(request: TransportRequest, language: Language, token: string | undefined) {
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(request.body === undefined || request.body instanceof FormData
      ? {}
      : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...request.headers,
  };
}
