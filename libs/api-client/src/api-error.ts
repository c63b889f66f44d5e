import type { TextParams } from '@livree/contracts';

interface ApiErrorDetails {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly params?: TextParams;
  readonly retryAfter?: number;
}

/**
 * The one way in which a call fails.
 * `code` is one of the API's error codes, or `network` (no answer), `timeout`, `contract` (unreadable answer), `aborted` (by the caller).
 * `message` is the API's text in the caller's language; empty when there was no readable answer.
 * `fieldErrors` are texts by our field names; `retryAfter` is in seconds.
 */
export class ApiError extends Error {
  /** Each release bundles its own copy of this class, so errors are recognised by this field instead of `instanceof`. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly params: TextParams;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, fieldErrors = {}, params = {}, retryAfter }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.params = params;
    this.retryAfter = retryAfter;
  }
}
