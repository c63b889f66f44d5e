import { createHash } from 'node:crypto';
import type { Surface } from '@livree/release/compatibility';
import {
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Signature,
  type Symbol,
  type Type,
} from './typescript.ts';

export type Shape = Surface['exports'][string][string];

/** How deep a type is looked into. */
const depth = 6;
const longestName = 60;

/** Which fields matter. Nothing given: all of them. */
export interface Used {
  /** Names of fields that the sources reach for. */
  readonly names?: ReadonlySet<string>;
  /** Attributes that a component is given. */
  readonly attributes?: ReadonlySet<string>;
  /** Members of a value of which no other use is made. */
  readonly members?: ReadonlySet<string>;
}

/** Whether a value is passed to the one who exports it, or given by it. */
type Way = 'passed' | 'given';
const back: Readonly<Record<Way, Way>> = { passed: 'given', given: 'passed' };

interface Place {
  readonly way: Way;
  /** How many more levels are looked into. */
  readonly level: number;
  readonly used: ReadonlySet<string> | undefined;
}

const isForeign = (symbol: Symbol | undefined): boolean =>
  symbol?.declarations.length === 0 || (symbol?.declarations[0]?.path.includes('/node_modules/') ?? false);

/** Describes types as far as their sources are ours; what comes from packages is named alone. */
export function shapeReader(checker: Checker, { names, attributes, members }: Used): (type: Type) => Shape {
  const open = new Set<number>();

  function named(type: Type): string {
    const name = checker.typeToString(type).replaceAll(/import\("[^"]*"\)\./g, '');
    if (name.length <= longestName) return name;
    return `${name.slice(0, 20)}… ${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
  }

  function callShape(signature: Signature, { way, level }: Place): Shape {
    const takes = signature.getParameters().map((parameter, index) => {
      const type = checker.getTypeOfSymbol(parameter);
      const isProps = level === depth && index === 0;
      const used = isProps ? (attributes ?? names) : names;
      return type ? shape(type, { way: back[way], level, used }) : 'any';
    });
    const required = takes.findIndex(mayBeUndefined);
    const gives = checker.getReturnTypeOfSignature(signature);
    return {
      takes,
      required: required === -1 ? takes.length : required,
      gives: gives ? shape(gives, { way, level, used: names }) : 'any',
    };
  }

  function fieldShape(type: Type, { way, level, used }: Place): Shape {
    const fields: Record<string, Shape> = {};
    const optional: string[] = [];
    const properties = checker.getPropertiesOfType(type).toSorted((a, b) => a.name.localeCompare(b.name));
    for (const property of properties) {
      const mayMiss = (property.flags & SymbolFlags.Optional) !== 0;
      const isUsed = used === undefined || used.has(property.name) || (way === 'passed' && !mayMiss);
      const of = isUsed && !property.name.startsWith('__') ? checker.getTypeOfSymbol(property) : undefined;
      if (of === undefined) continue;
      const field = isForeign(property) ? named(of) : shape(of, { way, level: level - 1, used: names });
      fields[property.name] = mayMiss ? withoutUndefined(field) : field;
      if (mayMiss) optional.push(property.name);
    }
    return { fields, ...(optional.length > 0 && { optional }) };
  }

  function shape(type: Type, place: Place): Shape {
    if (type.isStringLiteralType() || type.isNumberLiteralType()) return { literal: type.value };
    if (type.flags & TypeFlags.Boolean) return 'boolean';
    if (type.isBooleanLiteralType()) return { literal: type.value };
    if (type.isUnionType()) return { oneOf: (type.getTypes() ?? []).map((part) => shape(part, place)) };
    if (place.level <= 0 || open.has(type.id)) return named(type);
    if (checker.isArrayType(type)) {
      const [item] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
      return { list: item ? shape(item, place) : 'any' };
    }
    const isIntersection = type.isIntersectionType();
    if (!(type.isObjectType() || isIntersection) || checker.isTupleType(type)) return named(type);
    if (!isIntersection && isForeign(type.getSymbol())) return named(type);
    open.add(type.id);
    try {
      const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
      return signature ? callShape(signature, place) : fieldShape(type, place);
    } finally {
      open.delete(type.id);
    }
  }

  return (type) => shape(type, { way: 'given', level: depth, used: members ?? names });
}

const mayBeUndefined = (shape: Shape): boolean =>
  typeof shape === 'object' && 'oneOf' in shape && shape.oneOf.includes('undefined');

function withoutUndefined(shape: Shape): Shape {
  if (typeof shape !== 'object' || !('oneOf' in shape)) return shape;
  const parts = shape.oneOf.filter((part) => part !== 'undefined');
  const [single] = parts;
  return parts.length === 1 && single !== undefined ? single : { oneOf: parts };
}
