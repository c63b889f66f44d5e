import { eachNode } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from './typescript.ts';

/** Names for what is never opened: of a vocabulary, and of tests. */
const unopened = /(?:^schema\.org|\.(?:invalid|test|example))$/;

function writtenHost(text: string): string | undefined {
  const host = URL.parse(text)?.hostname;
  return /^https:\/\/[\w-]+\.[\w.-]+/.test(text) && host && !unopened.test(host) ? host : undefined;
}

function readText(node: Node): string | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  return isTemplateExpression(node) ? node.head.text : undefined;
}

const isLocation = (node: Node): boolean =>
  isIdentifier(node)
    ? node.text === 'location'
    : isPropertyAccessExpression(node) && node.name.text === 'location';

/** `location.assign(…)`, `location.replace(…)` and `location.href = …`, where the address is made at run time. */
function isUnknownDeparture(node: Node): boolean {
  if (isBinaryExpression(node)) {
    const { left } = node;
    return isPropertyAccessExpression(left) && left.name.text === 'href' && isLocation(left.expression);
  }
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false;
  const { expression: owner, name } = node.expression;
  return ['assign', 'replace'].includes(name.text) && isLocation(owner);
}

/**
 * The hosts of other sites to which the sources lead: those that they write, and those that `remote.ts` declares because
 * their addresses are made at run time.
 * @throws Error if an address is made at run time and `remote.ts` declares no host
 */
export function hostsIn({ files }: Sources, declared: readonly string[]): string[] {
  const hosts = new Set(declared);
  for (const file of files)
    eachNode(file, (node) => {
      const host = writtenHost(readText(node) ?? '');
      if (host !== undefined) hosts.add(host);
      if (declared.length === 0 && isUnknownDeparture(node))
        throw new Error(
          `${file.fileName}: name the hosts that this address may have in \`hosts\` of remote.ts`,
        );
    });
  return [...hosts].toSorted();
}
