import type { JsonSchema } from '../../compatibility/json-schema.ts';
import { fits, isRecord } from './fits.ts';
import { maskText } from './mask-text.ts';
import { namesRecord, placeIn, standIns, type Place } from './place.ts';

/** What may be kept of a value in wire form; undefined for what its schema does not know. */
export function stripValue(value: unknown, schema: JsonSchema, place: Place): unknown {
  const standIn = standIns.get(place.name);
  if (standIn !== undefined && value !== null) return standIn(value);
  if (schema.anyOf !== undefined) {
    const option = schema.anyOf.find((each) => fits(value, each));
    return option === undefined ? undefined : stripValue(value, option, place);
  }
  if (!fits(value, schema)) return undefined;
  if (typeof value === 'number') return namesRecord(place) ? place.rename(value) : value;
  if (typeof value === 'string') return isWord(value, schema) ? value : maskText(value);
  if (Array.isArray(value)) return stripList(value, schema, place);
  return isRecord(value) ? stripRecord(value, schema, place) : value;
}

const isWord = (text: string, schema: JsonSchema): boolean =>
  schema.const === text || schema.enum?.includes(text) === true;

/** Properties that the schema does not name are left out, so are records whose keys it does not list. */
function stripRecord(
  value: Readonly<Record<string, unknown>>,
  { properties = {} }: JsonSchema,
  place: Place,
): Record<string, unknown> {
  const kept = Object.entries(properties).map(
    ([name, schema]) => [name, stripValue(value[name], schema, placeIn(place, name))] as const,
  );
  return Object.fromEntries(kept.filter(([, stripped]) => stripped !== undefined));
}

function stripList(values: readonly unknown[], { items, prefixItems }: JsonSchema, place: Place): unknown[] {
  const others = typeof items === 'object' ? items : undefined;
  return values.flatMap((each, index) => {
    const schema = prefixItems?.[index] ?? others;
    const stripped = schema && stripValue(each, schema, place);
    return stripped === undefined ? [] : [stripped];
  });
}
