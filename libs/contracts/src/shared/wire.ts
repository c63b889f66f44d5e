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

/** Like `wireObject`, for requests: an unknown field is refused. */
export function wireRequest<const S extends Shape>(shape: S) {
  return renamed(z.strictObject(shape));
}

function renamed<T extends z.ZodMiniObject>(wire: T) {
  const toOurs = Object.keys(wire.shape).map((wireName) => [wireName, ourName(wireName)] as const);
  const toWire = toOurs.map(([wireName, name]) => [name, wireName] as const);
  // The compiler cannot follow keys renamed at run time; both lists come from the one shape, so the types hold.
  const ours = z.custom<Ours<z.output<T>>>();
  const wireValue = z.custom<z.output<T>>();
  return z.codec(wire, ours, {
    decode: (value) => z.parse(ours, renameKeys(value, toOurs)),
    encode: (value) => z.parse(wireValue, renameKeys(value, toWire)),
  });
}

/** In the order of the shape, so that all values of a schema have one form in memory; what it does not name is dropped. */
function renameKeys(value: unknown, names: readonly (readonly [string, string])[]): Record<string, unknown> {
  const renamedValue: Record<string, unknown> = {};
  if (!isRecord(value)) return renamedValue;
  for (const [from, to] of names) {
    const content = value[from];
    if (content !== undefined) renamedValue[to] = content;
  }
  return renamedValue;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A field that may be absent or null. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** A text with known values, documented as such, which also accepts a newer server's value. */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.enum(values), z.string()]);
}

/** Narrows an open text to its known values. */
export function isOneOf<const Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((known) => known === value);
}
