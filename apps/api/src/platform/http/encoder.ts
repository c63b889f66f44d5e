import { z } from '@livree/contracts/schema';

/** Converts a value of the API to its wire form. */
type Encode = (value: unknown) => unknown;

const asItIs: Encode = (value) => value;

const asZodDoes =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

/**
 * Compiles a schema's encoder. Its result equals `z.encode`, which also drops fields that the schema does not name.
 * It does not repeat the compiler's checks, which would take three times as long for a page of vehicles.
 */
export function compileEncoder(schema: z.core.$ZodType): Encode {
  if (schema instanceof z.ZodMiniCodec) return codecEncoder(schema);
  if (schema instanceof z.ZodMiniObject) return objectEncoder(schema);
  if (schema instanceof z.ZodMiniArray) return listEncoder(compileEncoder(schema.def.element));
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return unlessMissing(compileEncoder(schema.def.innerType));
  if (
    schema instanceof z.ZodMiniUnion &&
    schema.def.options.every((option) => compileEncoder(option) === asItIs)
  )
    return asItIs;
  if (leaves.some((leaf) => schema instanceof leaf)) return asItIs;
  return asZodDoes(schema);
}

const leaves = [
  z.ZodMiniString,
  z.ZodMiniNumber,
  z.ZodMiniBoolean,
  z.ZodMiniLiteral,
  z.ZodMiniEnum,
  z.ZodMiniCustom,
] as const;

function codecEncoder(schema: z.ZodMiniCodec): Encode {
  const { in: wire, out: ours, reverseTransform } = schema.def;
  const [fromOurs, toWire] = [compileEncoder(ours), compileEncoder(wire)];
  return (value) => {
    const payload = { value: fromOurs(value), issues: [] };
    return toWire(reverseTransform(payload.value, payload));
  };
}

function objectEncoder(schema: z.ZodMiniObject): Encode {
  const { shape, catchall } = schema.def;
  if (catchall) return asZodDoes(schema);
  const fields = Object.entries(shape).map(([name, field]) => [name, compileEncoder(field)] as const);
  return (value) => {
    if (!isRecord(value)) return value;
    const written: Record<string, unknown> = {};
    for (const [name, encode] of fields) {
      const content = value[name];
      if (content !== undefined) written[name] = encode(content);
    }
    return written;
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listEncoder =
  (encode: Encode): Encode =>
  (value) =>
    encode === asItIs || !Array.isArray(value) ? value : value.map(encode);

const unlessMissing = (encode: Encode): Encode =>
  encode === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : encode(value));
