import { type Exchange, inTime } from './exchange.ts';
import type { JsonSchema } from './json-schema.ts';
import { isMap } from './nested-exchanges.ts';

/** Fields of an object that were removed, are newly required or may newly be missing. */
export function fieldMismatches(exchange: Exchange): string[] {
  const { before, now } = inTime(exchange);
  if (isMap(before) !== isMap(now)) return [`${exchange.at} no longer has the fields it had`];
  const names = new Set([...fieldNames(before), ...fieldNames(now)]);
  const findFault = exchange.direction === 'response' ? responseFault : requestFault;
  const isDropped = exchange.direction === 'kept' && now.additionalProperties !== false;
  return [...names].flatMap((name) => {
    if (isDropped && !fieldNames(now).includes(name)) return [];
    const fault = fieldNames(now).includes(name) ? findFault(before, now, name) : 'was removed';
    return fault === undefined ? [] : [`${exchange.at}.${name} ${fault}`];
  });
}

const fieldNames = (schema: JsonSchema) => Object.keys(schema.properties ?? {});
const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;

function requestFault(before: JsonSchema, now: JsonSchema, name: string): string | undefined {
  if (!isRequired(now, name) || isRequired(before, name)) return undefined;
  return fieldNames(before).includes(name) ? 'is now required' : 'is new and required';
}

function responseFault(before: JsonSchema, now: JsonSchema, name: string): string | undefined {
  if (isRequired(before, name) && !isRequired(now, name)) return 'may now be absent';
  const isNew = !fieldNames(before).includes(name);
  return isNew && before.additionalProperties === false
    ? 'is new, where older clients refuse what they do not know'
    : undefined;
}
