import { ApiError, isOwnFault } from '@livree/api-client';
import { findFaultyFields, type FaultyField } from '../wizard/faulty-fields.ts';

/** The wizard's fields for which the server refuses to price a ride. */
export function findUnpriced(error: unknown): readonly FaultyField[] {
  if (!(error instanceof ApiError)) return [];
  const sentences = Object.entries(error.fieldErrors).map(([name, [first = '']]) => [name, first]);
  return findFaultyFields(Object.fromEntries(sentences));
}

/** Its times may be too early by the moment at which a checked ride arrives. */
const passing = ['pickupAt', 'returnAt'];

/** Whether a call about a ride that its page has checked failed by the code of this release, or by the server. */
export const isRideFault = (error: unknown): boolean => isOwnFault(error, passing);

/** What the server refuses in a ride that it cannot price, by the wizard's fields. */
export const readQuoteFaults = (error: unknown): ReadonlyMap<string, string> =>
  new Map(findUnpriced(error).map(({ field, message }) => [field, message]));
