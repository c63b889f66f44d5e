import { z } from '@livree/contracts/schema';

/** The form of a value that passes between releases in memory. A text names a type that is not looked into. */
export type Shape =
  | string
  | { readonly literal: string | number | boolean }
  | { readonly oneOf: readonly Shape[] }
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly optional?: readonly string[] | undefined }
  | { readonly takes: readonly Shape[]; readonly required: number; readonly gives: Shape };

export const shapeSchema: z.ZodMiniType<Shape> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ literal: z.union([z.string(), z.number(), z.boolean()]) }),
    z.object({ oneOf: z.array(shapeSchema) }),
    z.object({ list: shapeSchema }),
    z.object({
      fields: z.record(z.string(), shapeSchema),
      optional: z.optional(z.array(z.string())),
    }),
    z.object({ takes: z.array(shapeSchema), required: z.number(), gives: shapeSchema }),
  ]),
);

const describeKind = (shape: Shape): string => {
  if (typeof shape === 'string') return shape;
  if ('literal' in shape) return JSON.stringify(shape.literal);
  if ('oneOf' in shape) return shape.oneOf.map(describeKind).join(' or ');
  if ('list' in shape) return 'a list';
  return 'fields' in shape ? 'an object' : 'a function';
};

const alternatives = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf.flatMap(alternatives) : [shape];

const literalType = (shape: Shape): Shape =>
  typeof shape === 'object' && 'literal' in shape ? typeof shape.literal : shape;

/** A value on its way. */
interface Passage {
  /** Names the value in a sentence. */
  readonly at: string;
  /** Whether it goes to the remote, or comes from it. */
  readonly isToRemote: boolean;
}

/**
 * Why what the shell gives cannot stand where a remote expects `wanted`; undefined when it can.
 * @param name of the value
 */
export const shapeMismatch = (given: Shape, wanted: Shape, name: string): string | undefined =>
  mismatch(given, wanted, { at: name, isToRemote: true });

function mismatch(given: Shape, wanted: Shape, passage: Passage): string | undefined {
  const readers = alternatives(wanted);
  for (const value of alternatives(given)) {
    const faults = readers.map((reader) => oneMismatch(value, reader, passage));
    if (!faults.includes(undefined)) return faults.find((fault) => fault !== undefined);
  }
  return undefined;
}

function oneMismatch(given: Shape, wanted: Shape, passage: Passage): string | undefined {
  if (wanted === 'unknown' || wanted === 'any' || given === 'any' || given === 'never') return undefined;
  const other = `${passage.at} is ${describeKind(given)} instead of ${describeKind(wanted)}`;
  if (typeof wanted === 'string')
    return given === wanted || literalType(given) === wanted ? undefined : other;
  if (typeof given === 'string') return other;
  if ('literal' in wanted) return 'literal' in given && given.literal === wanted.literal ? undefined : other;
  if ('list' in wanted)
    return 'list' in given ? mismatch(given.list, wanted.list, { ...passage, at: `${passage.at}[]` }) : other;
  if ('takes' in wanted) return 'takes' in given ? callMismatch(given, wanted, passage) : other;
  if ('fields' in wanted) return 'fields' in given ? fieldMismatch(given, wanted, passage) : other;
  return other;
}

type Call = Extract<Shape, { takes: unknown }>;
type Fields = Extract<Shape, { fields: unknown }>;

/** What is passed into a function goes the other way. */
function callMismatch(given: Call, wanted: Call, { at, isToRemote }: Passage): string | undefined {
  if (given.required > wanted.takes.length) return `${at} takes more than it did`;
  for (const [index, passed] of wanted.takes.entries()) {
    const taken = given.takes[index];
    const name = given.takes.length === 1 ? at : `${at} (argument ${index + 1})`;
    const fault =
      taken &&
      (mismatch(passed, taken, { at: name, isToRemote: !isToRemote }) ??
        (isToRemote ? unread(passed, taken, name) : undefined));
    if (fault !== undefined) return fault;
  }
  return mismatch(given.gives, wanted.gives, { at: `${at}()`, isToRemote });
}

/** What a remote passes by a name that the shell does not read any more. */
function unread(passed: Shape, taken: Shape, at: string): string | undefined {
  if (typeof passed === 'string' || typeof taken === 'string') return undefined;
  if (!('fields' in passed) || !('fields' in taken)) return undefined;
  const name = Object.keys(passed.fields).find((field) => !(field in taken.fields));
  return name === undefined ? undefined : `${at} no longer takes \`${name}\``;
}

function fieldMismatch(given: Fields, wanted: Fields, { at, isToRemote }: Passage): string | undefined {
  for (const [name, field] of Object.entries(wanted.fields)) {
    const [value, isOptional] = [given.fields[name], wanted.optional?.includes(name) ?? false];
    if (value === undefined) {
      if (isOptional) continue;
      return isToRemote ? `${at} has no \`${name}\`` : `${at} now needs \`${name}\``;
    }
    if (!isOptional && given.optional?.includes(name)) return `${at}.${name} may be missing`;
    const fault = mismatch(value, field, { at: `${at}.${name}`, isToRemote });
    if (fault !== undefined) return fault;
  }
  return undefined;
}
