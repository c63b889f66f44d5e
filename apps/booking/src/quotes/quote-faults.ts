import { ApiError } from '@livree/api-client';
import { findFaultyFields } from '../wizard/faulty-fields.ts';

/** What the server refuses in a ride that it cannot price, by the wizard's fields. */
export function readQuoteFaults(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  const sentences = Object.entries(error.fieldErrors).map(([name, [first = '']]) => [name, first]);
  return new Map(
    findFaultyFields(Object.fromEntries(sentences)).map(({ field, message }) => [field, message]),
  );
}
