import { type Exchange, refused } from './exchange.ts';
import { fieldMisfits } from './field-misfits.ts';
import type { JsonSchema } from './json-schema.ts';
import { nestedExchanges } from './nested-exchanges.ts';
import { limitMisfits, valueMisfits } from './value-misfits.ts';

/** Every way in which the reader would misunderstand a sent value, one sentence each. */
export function misfits(exchange: Exchange): string[] {
  const readers = alternatives(exchange.read);
  return alternatives(exchange.sent).flatMap((sent) => alternativeMisfits({ ...exchange, sent }, readers));
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/** It matches if one of the readers accepts it; otherwise the closest reader says why not. */
function alternativeMisfits(exchange: Exchange, readers: readonly JsonSchema[]): string[] {
  const attempts = readers
    .filter((read) => isSameKind(exchange.sent, read))
    .map((read) => ownMisfits({ ...exchange, read }))
    .toSorted((a, b) => a.length - b.length);
  return attempts[0] ?? [refused(exchange, String(exchange.sent.type ?? 'any value'))];
}

function isSameKind(sent: JsonSchema, read: JsonSchema): boolean {
  if (read.type === undefined) return true;
  if (sent.format !== read.format) return false;
  return sent.type === read.type || (sent.type === 'integer' && read.type === 'number');
}

function ownMisfits(exchange: Exchange): string[] {
  const takesAnything = Object.keys(exchange.read).length === 0;
  if (takesAnything) return [];
  return [
    ...valueMisfits(exchange),
    ...limitMisfits(exchange),
    ...fieldMisfits(exchange),
    ...nestedExchanges(exchange).flatMap(misfits),
  ];
}
