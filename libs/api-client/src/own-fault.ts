import { ApiError } from './api-error.ts';

/** Answers that no release gets whose calls are right, and what is no answer of the API. */
const faults = new Set([
  'internal',
  'contract',
  'invalid_request',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
]);

/** What only the length of a typed text does. */
const tooLong = 'validation.too_long';

/**
 * Whether a call failed by the code that made it or by the server, never by what its customer wants or typed. For calls of
 * which the page has checked everything that was typed: then a refused field is one that the page itself made wrong.
 * @param passing fields that may be right when they are checked and wrong when they arrive, as the time of a ride
 */
export function isOwnFault(error: unknown, passing: readonly string[] = []): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, message, fieldErrors } = error;
  if (code !== 'validation') return faults.has(code);
  const refused = Object.entries(fieldErrors);
  // Without a text of the server, its contract refused the body before it was sent.
  const isExcused = ([field, texts]: (typeof refused)[number]): boolean =>
    message === '' ? texts.every((text) => text === tooLong) : passing.includes(field);
  return refused.length === 0 || !refused.every(isExcused);
}
