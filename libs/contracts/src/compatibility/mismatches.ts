import { type Exchange, refused } from './exchange.ts';
import { fieldMismatches } from './field-mismatches.ts';
import type { JsonSchema } from './json-schema.ts';
import { nestedExchanges } from './nested-exchanges.ts';
import { limitMismatches, valueMismatches } from './value-mismatches.ts';

/** Every way in which the reader would misunderstand a sent value, one sentence each. */
export function mismatches(exchange: Exchange): string[] {
  const readers = alternatives(exchange.read);
  return alternatives(exchange.sent).flatMap((sent) => alternativeMismatches({ ...exchange, sent }, readers));
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/** It matches if one of the readers accepts it; otherwise the closest reader says why not. */
function alternativeMismatches(exchange: Exchange, readers: readonly JsonSchema[]): string[] {
  const attempts = readers
    .filter((read) => isSameKind(exchange.sent, read))
    .map((read) => ownMismatches({ ...exchange, read }))
    .toSorted((a, b) => a.length - b.length);
  return attempts[0] ?? [refused(exchange, String(exchange.sent.type ?? 'any value'))];
}

function isSameKind(sent: JsonSchema, read: JsonSchema): boolean {
  if (read.type === undefined) return true;
  if (sent.format !== read.format) return false;
  return sent.type === read.type || (sent.type === 'integer' && read.type === 'number');
}

function ownMismatches(exchange: Exchange): string[] {
  const takesAnything = Object.keys(exchange.read).length === 0;
  if (takesAnything) return [];
  return [
    ...valueMismatches(exchange),
    ...limitMismatches(exchange),
    ...fieldMismatches(exchange),
    ...nestedExchanges(exchange).flatMap(mismatches),
  ];
}
