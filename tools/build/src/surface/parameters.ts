import type { Surface } from '@livree/release/compatibility';
import { readTexts } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isCallExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from './typescript.ts';

/** Members of `URLSearchParams` that read a parameter by its name. */
const readers = /^(?:get|getAll|has)$/;

/** What the sources read of addresses: parameters of the path, and of the query; and whether more than that is read. */
export function parametersRead({ checker }: SourceProgram, sources: Sources): Surface['reads'] {
  const [path, query] = [new Set<string>(), new Set<string>()];
  const unclear: Node[] = [];
  for (const file of sources.files)
    eachNode(file, (node) => {
      if (isVariableDeclaration(node) && isObjectBindingPattern(node.name) && node.initializer) {
        const { initializer } = node;
        if (!isCallExpression(initializer) || !isIdentifier(initializer.expression)) return;
        if (sources.taken(file).get(initializer.expression.text)?.name !== 'useParams') return;
        for (const { propertyName, name } of node.name.elements) {
          const read = propertyName ?? name;
          if (read && isIdentifier(read)) path.add(read.text);
        }
      }
      if (!isCallExpression(node)) return;
      const { expression, arguments: values } = node;
      if (isIdentifier(expression) && expression.text === 'listAddress' && values[0]) {
        const type = checker.getTypeAtLocation(values[0]);
        for (const { name } of type ? checker.getPropertiesOfType(type) : []) query.add(name);
        query.add('page');
      }
      if (!isPropertyAccessExpression(expression) || !readers.test(expression.name.text)) return;
      const owner = checker.getTypeAtLocation(expression.expression)?.getSymbol()?.name;
      if (owner !== 'URLSearchParams') return;
      const names = readTexts(checker, values[0]);
      // A library gets the names from its callers, which are read there.
      if (names === undefined && file.fileName.includes('/apps/')) unclear.push(node);
      for (const name of names ?? []) query.add(name);
    });
  return {
    path: [...path].toSorted(),
    query: [...query].toSorted(),
    ...(unclear.length > 0 && { unknown: true }),
  };
}
