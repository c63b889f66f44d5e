import { fileURLToPath } from 'node:url';
import { ourName } from '@livree/contracts';
import type { JsonSchema, RouteSnapshot } from '@livree/contracts/compatibility';
import type { Wanted } from './evaluate.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import { isIdentifier, isPropertyAccessExpression } from './typescript.ts';

/** The ids of the API's calls that the sources make. */
export function callsIn({ checker }: SourceProgram, { files }: Sources): string[] {
  const ids = new Set<string>();
  for (const file of files)
    eachNode(file, (node) => {
      if (!isPropertyAccessExpression(node) || !isIdentifier(node.expression)) return;
      if (!node.expression.text.endsWith('Routes')) return;
      const route = checker.getTypeAtLocation(node);
      const id = route && checker.getPropertyOfType(route, 'id');
      const type = id && checker.getTypeOfSymbol(id);
      if (type?.isStringLiteralType()) ids.add(type.value);
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
