import { eachNode } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isJsxAttribute,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  type Node,
} from './typescript.ts';

function nameIn(node: Node): Node | undefined {
  if (isPropertyAccessExpression(node) || isPropertyAssignment(node) || isShorthandPropertyAssignment(node))
    return node.name;
  if (isBindingElement(node)) return node.propertyName ?? node.name;
  if (isJsxAttribute(node)) return node.name;
  if (isElementAccessExpression(node)) return node.argumentExpression;
  return undefined;
}

/** Every name by which the sources reach into an object or fill one: what is not among them is not used. */
export function usedNames({ files }: Sources): Set<string> {
  const names = new Set<string>();
  for (const file of files)
    eachNode(file, (node) => {
      const name = nameIn(node);
      if (name && (isIdentifier(name) || isStringLiteral(name))) names.add(name.text);
    });
  return names;
}
