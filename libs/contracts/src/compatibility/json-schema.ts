import { z } from '../schema.ts';

const number = z.optional(z.number());

/** The keywords that `z.toJSONSchema` uses for our contracts; one that the comparison does not know is refused. */
export const jsonSchema = z.strictObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  get anyOf(): z.ZodMiniOptional<z.ZodMiniArray<typeof jsonSchema>> {
    return z.optional(z.array(jsonSchema));
  },
  get properties(): z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString, typeof jsonSchema>> {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  required: z.optional(z.array(z.string())),
  get additionalProperties(): z.ZodMiniOptional<
    z.ZodMiniUnion<readonly [z.ZodMiniBoolean, typeof jsonSchema]>
  > {
    return z.optional(z.union([z.boolean(), jsonSchema]));
  },
  get propertyNames(): z.ZodMiniOptional<typeof jsonSchema> {
    return z.optional(jsonSchema);
  },
  get items(): z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean, typeof jsonSchema]>> {
    return z.optional(z.union([z.boolean(), jsonSchema]));
  },
  get prefixItems(): z.ZodMiniOptional<z.ZodMiniArray<typeof jsonSchema>> {
    return z.optional(z.array(jsonSchema));
  },
  pattern: z.optional(z.string()),
  format: z.optional(z.literal('binary')),
  contentEncoding: z.optional(z.literal('binary')),
  minimum: number,
  maximum: number,
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
});

/** The schema of a value in wire form. */
export type JsonSchema = z.output<typeof jsonSchema>;

/** The wire side of a contract's schema. @throws for a schema that the comparison does not support */
export function toWireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return z.parse(jsonSchema, rest);
}
