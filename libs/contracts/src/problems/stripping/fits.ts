import type { JsonSchema } from '../../compatibility/json-schema.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listTypes = ({ type = [] }: JsonSchema): readonly string[] =>
  [type].flat().map((each) => (each === 'integer' ? 'number' : each));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a value is of the kind that a schema describes, as far as its first level tells. */
export function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.anyOf !== undefined) return schema.anyOf.some((option) => fits(value, option));
  if (!listTypes(schema).includes(typeOf(value))) return false;
  if (!isRecord(value)) return true;
  const { required = [], properties = {} } = schema;
  return required.every((name) => {
    const { const: only } = properties[name] ?? {};
    return only === undefined ? value[name] !== undefined : only === value[name];
  });
}
