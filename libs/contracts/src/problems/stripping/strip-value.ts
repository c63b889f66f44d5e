import { z } from '../../schema.ts';
import { maskText } from './mask-text.ts';
import { namesRecord, placeIn, standIns, type Place } from './place.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** What a schema consists of. Every schema of a contract is one of zod's own kinds. */
const definitionOf = (schema: Schema): Definition =>
  z.parse(z.custom<{ readonly def: Definition }>(), schema).def;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The wire names of the fields of a body. */
export function listFields(body: Schema): string[] {
  const kind = definitionOf(body);
  if (kind.type === 'pipe') return listFields(kind.in);
  return kind.type === 'object' ? Object.keys(kind.shape) : [];
}

/** What may be kept of a value in wire form; undefined for what its schema does not know. */
export function stripValue(value: unknown, schema: Schema, place: Place): unknown {
  const standIn = standIns.get(place.name);
  if (standIn !== undefined && value !== null) return standIn(value);
  const kind = definitionOf(schema);
  switch (kind.type) {
    case 'pipe':
      return stripValue(value, kind.in, place);
    case 'lazy':
      return stripValue(value, kind.getter(), place);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return value === null ? null : stripValue(value, kind.innerType, place);
    case 'union': {
      const option = kind.options.find((each) => z.safeParse(each, value).success);
      return option && stripValue(value, option, place);
    }
    case 'array':
      return Array.isArray(value) ? stripList(value, () => kind.element, place) : undefined;
    case 'tuple':
      return Array.isArray(value) ? stripList(value, (index) => kind.items[index], place) : undefined;
    case 'object':
      return isRecord(value) ? stripRecord(value, kind.shape, place) : undefined;
    default:
      return stripLeaf(value, kind, place);
  }
}

/** A word of the contract, a number or a masked text. */
function stripLeaf(value: unknown, kind: Definition, place: Place): unknown {
  if (kind.type === 'enum')
    return Object.values(kind.entries).some((word) => word === value) ? value : undefined;
  if (kind.type === 'literal') return kind.values.some((word) => word === value) ? value : undefined;
  if (kind.type === 'string' && typeof value === 'string') return maskText(value);
  if (kind.type === 'boolean' && typeof value === 'boolean') return value;
  if (kind.type !== 'number' || typeof value !== 'number') return undefined;
  return namesRecord(place) ? place.rename(value) : value;
}

/** Without properties that the schema does not name. */
function stripRecord(
  value: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, Schema>>,
  place: Place,
): Record<string, unknown> {
  const kept = Object.entries(shape).map(
    ([name, schema]) => [name, stripValue(value[name], schema, placeIn(place, name))] as const,
  );
  return Object.fromEntries(kept.filter(([, stripped]) => stripped !== undefined));
}

function stripList(
  values: readonly unknown[],
  schemaOf: (index: number) => Schema | undefined,
  place: Place,
): unknown[] {
  return values.flatMap((each, index) => {
    const schema = schemaOf(index);
    const stripped = schema && stripValue(each, schema, place);
    return stripped === undefined ? [] : [stripped];
  });
}
