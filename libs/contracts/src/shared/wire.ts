import { z } from '../schema.ts';
import { type Ours, ourName } from './names.ts';

type Shape = z.core.$ZodShape;

/**
 * An object of the wire, read and written with our names: decoding renames the keys, encoding restores them.
 * Unknown fields are dropped, so that a newer server does not break an older client.
 */
export function wireObject<const S extends Shape>(shape: S) {
  return renamed(z.object(shape));
}

/** As `wireObject`, for what a client sends: an unknown field is refused. */
export function wireRequest<const S extends Shape>(shape: S) {
  return renamed(z.strictObject(shape));
}

function renamed<T extends z.ZodMiniObject>(wire: T) {
  const names = Object.keys(wire.shape).map((wireName) => [wireName, ourName(wireName)] as const);
  const wireNames = new Map(names.map(([wireName, name]) => [name, wireName]));
  const toOurs = new Map<string, string>(names);
  // The compiler cannot follow keys renamed at run time; both maps come from the one shape, so the types hold.
  const ours = z.custom<Ours<z.output<T>>>();
  const wireValue = z.custom<z.output<T>>();
  return z.codec(wire, ours, {
    decode: (value) => z.parse(ours, renameKeys(value, toOurs)),
    encode: (value) => z.parse(wireValue, renameKeys(value, wireNames)),
  });
}

function renameKeys(value: unknown, names: ReadonlyMap<string, string>): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [names.get(key) ?? key, field]));
}

/** A field that may be absent or null. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** A text with known values, documented as such, in which a value of a newer server is kept. */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.enum(values), z.string()]);
}

/** Narrows an open text to its known values. */
export function isOneOf<const Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((known) => known === value);
}
