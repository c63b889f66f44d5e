import { readFileSync } from 'node:fs';
import { parseSync, visitorKeys, type Node } from 'oxc-parser';

/** The texts and the imports of a module. */
export interface Source {
  /** The modules that run with it, as it names them: neither types nor what it imports later. */
  readonly imports: readonly string[];
  /** Its texts in quotes. */
  readonly texts: readonly string[];
  /** What its templates start with. */
  readonly starts: readonly string[];
}

type AnyNode = Node & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Visits every node of a tree; five times as fast as the parser's own `Visitor` in a short process. */
function eachNode(tree: unknown, visit: (node: AnyNode) => void): void {
  if (Array.isArray(tree)) for (const part of tree) eachNode(part, visit);
  if (!isNode(tree)) return;
  visit(tree);
  for (const key of visitorKeys[tree.type] ?? []) eachNode(tree[key], visit);
}

/** Reads a module by its syntax tree. @param file an absolute path @throws if it has a syntax error */
export function readSource(file: string): Source {
  const { program, module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const [texts, starts]: [string[], string[]] = [[], []];
  eachNode(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type !== 'TemplateLiteral') return;
    const [first, ...more] = node.quasis;
    (more.length === 0 ? texts : starts).push(first?.value.cooked ?? '');
  });
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  return { imports: [...new Set([...imported, ...reexported])], texts, starts };
}
