import type { Surface } from '@livree/release/compatibility';
import { eachNode } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isCallExpression,
  isIdentifier,
  isJsxAttribute,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from './typescript.ts';

type Link = Surface['links'][number];
/** The addresses that the platform builds, each with some value in place of its parameters. */
export type Addresses = Readonly<Record<string, string>>;

/** Names of parameters in a query, which may be cut in pieces by the values between them. */
const queryNames = (text: string): string[] =>
  [...text.matchAll(/[?&](?<name>\w+)=/g)].map(({ groups }) => groups?.['name'] ?? '');

function written(text: string): Link[] {
  if (!/^\/(?![/\\])/.test(text)) return [];
  const [to = '/', query = ''] = text.split('?');
  return [{ to: to.replace(/#.*$/, ''), query: queryNames(`?${query}`) }];
}

/** A path of the platform where it is built: `paths.booking()`. */
function builtPath(node: Node, file: SourceFile, sources: Sources, addresses: Addresses): string | undefined {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  if (!isIdentifier(expression)) return undefined;
  const taken = sources.taken(file).get(expression.text);
  return taken?.module === '@livree/platform' && taken.name === 'paths' ? addresses[name.text] : undefined;
}

/** Whether a text in a call or an attribute is an address to go to. */
function isGoing(node: Node): boolean {
  const { parent } = node;
  if (isJsxAttribute(parent)) return isIdentifier(parent.name) && ['to', 'href'].includes(parent.name.text);
  if (!isCallExpression(parent) || parent.arguments[0] !== node) return false;
  const { expression } = parent;
  return isPropertyAccessExpression(expression) && ['go', 'prefetch'].includes(expression.name.text);
}

/** The addresses of this site that the sources lead to, each once. */
export function linksIn(sources: Sources, addresses: Addresses): Link[] {
  const links: Link[] = [];
  for (const file of sources.files)
    eachNode(file, (node) => {
      if (isStringLiteral(node) && isGoing(node)) links.push(...written(node.text));
      const to = builtPath(node, file, sources, addresses);
      if (to !== undefined) links.push({ to, query: [] });
      if (!isTemplateExpression(node)) return;
      const [first, ...others] = node.templateSpans;
      const start = first && builtPath(first.expression, file, sources, addresses);
      if (start === undefined || first === undefined || node.head.text !== '') return;
      const texts = [first, ...others].map(({ literal }) => literal.text);
      links.push({ to: start, query: queryNames(texts.join('')) });
    });
  const byAddress = new Map<string, Set<string>>();
  for (const { to, query } of links) byAddress.set(to, new Set([...(byAddress.get(to) ?? []), ...query]));
  return [...byAddress]
    .map(([to, query]) => ({ to, query: [...query].toSorted() }))
    .toSorted((a, b) => a.to.localeCompare(b.to));
}
