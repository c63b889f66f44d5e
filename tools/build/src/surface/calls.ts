import { fileURLToPath } from 'node:url';
import { ourName } from '@livree/contracts';
import type { JsonSchema, RouteSnapshot } from '@livree/contracts/compatibility';
import type { Wanted } from './evaluate.ts';
import { textsInType } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isElementAccessExpression,
  isIdentifier,
  isImportSpecifier,
  isPropertyAccessExpression,
  SyntaxKind,
  type Node,
} from './typescript.ts';

const isRoutes = (node: Node): boolean => isIdentifier(node) && node.text.endsWith('Routes');

/** `fleetRoutes.read`, or `fleetRoutes[name]` for one of several. */
const isRoute = (node: Node): boolean =>
  (isPropertyAccessExpression(node) || isElementAccessExpression(node)) && isRoutes(node.expression);

/** Whether routes are used in a way that does not say which calls are made. */
const isUnclear = (node: Node): boolean =>
  isRoutes(node) &&
  !isRoute(node.parent) &&
  !isImportSpecifier(node.parent) &&
  ![SyntaxKind.TypeQuery, SyntaxKind.QualifiedName].includes(node.parent.kind);

/**
 * The ids of the API's calls that the sources make.
 * @throws Error where a remote uses routes otherwise than by their names, because its calls would not be declared
 */
export function callsIn({ checker }: SourceProgram, { files }: Sources): string[] {
  const ids = new Set<string>();
  for (const file of files)
    eachNode(file, (node) => {
      if (file.fileName.includes('/apps/') && isUnclear(node))
        throw new Error(`${file.fileName}: name each call where it is made: \`fleetRoutes.read\``);
      if (!isRoute(node)) return;
      const route = checker.getTypeAtLocation(node);
      const id = route && checker.getPropertyOfType(route, 'id');
      for (const text of textsInType(id && checker.getTypeOfSymbol(id)) ?? []) ids.add(text);
    });
  return [...ids].toSorted();
}

const selectContracts = (routes: string): Wanted => ({
  module: fileURLToPath(new URL('compatibility/snapshot.ts', import.meta.resolve('@livree/contracts'))),
  expression: `takeSnapshot((await import('../routes.ts')).${routes}).routes`,
});

/** The calls with these ids as their contract has them. */
export const callContracts = (ids: readonly string[]): Wanted =>
  selectContracts(`allRoutes.filter(({ id }) => ${JSON.stringify(ids)}.includes(id))`);

/** Every call as its contract has it. */
export const allCallContracts: Wanted = selectContracts('allRoutes');

/** Without the optional fields that no source names: whether they are there makes no difference. */
function usedFields(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  const within = (nested: JsonSchema) => usedFields(nested, names);
  const { properties, required = [], items, anyOf, additionalProperties, prefixItems } = schema;
  const kept = Object.entries(properties ?? {}).filter(
    ([name]) => required.includes(name) || names.has(ourName(name)),
  );
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(kept.map(([name, field]) => [name, within(field)])) }),
    ...(typeof items === 'object' && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(prefixItems && { prefixItems: prefixItems.map(within) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: within(additionalProperties) }),
  };
}

/** A call cut down to the fields that the sources use. */
export function usedCall(route: RouteSnapshot, names: ReadonlySet<string>): RouteSnapshot {
  const { params, query, headers, body } = route;
  const parts = Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
    schema ? [[part, usedFields(schema, names)] as const] : [],
  );
  return { ...route, ...Object.fromEntries(parts), response: usedFields(route.response, names) };
}
