import { type Exchange, inTime, refused } from './exchange.ts';
import type { JsonSchema } from './json-schema.ts';

const listValues = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

/** Sent values that the reader does not know. */
export function valueMismatches(exchange: Exchange): string[] {
  const known = listValues(exchange.read);
  if (!known) return [];
  const values = listValues(exchange.sent);
  if (!values) return [refused(exchange, `any ${String(exchange.sent.type)}`)];
  return values
    .filter((value) => !known.includes(value))
    .map((value) => refused(exchange, JSON.stringify(value)));
}

const floors = ['minimum', 'minLength', 'minItems'] as const;
const ceilings = ['maximum', 'maxLength', 'maxItems'] as const;

/** The reader's limits that a sent value may exceed. A different pattern counts as narrower. */
export function limitMismatches(exchange: Exchange): string[] {
  const { sent, read, at } = exchange;
  const crossed = [
    ...floors.filter((name) => (read[name] ?? -Infinity) > (sent[name] ?? -Infinity)),
    ...ceilings.filter((name) => (read[name] ?? Infinity) < (sent[name] ?? Infinity)),
    ...(read.pattern === undefined || read.pattern === sent.pattern ? [] : (['pattern'] as const)),
  ];
  const { before, now } = inTime(exchange);
  return crossed.map(
    (name) => `${at} had ${name} ${before[name] ?? 'none'} and now has ${now[name] ?? 'none'}`,
  );
}
