import { eachNode, isNode, type SyntaxNode } from '@livree/build/texts';

/** A text that a source shows with what it gives it: `t(a ? 'x' : 'y', { name })` or `<Trans i18nKey="x" values={{ name }} />`. */
export interface SpokenCall {
  /** Every key that it may be. */
  readonly keys: readonly string[];
  /** The names of its values and elements. */
  readonly given: readonly string[];
  readonly start: number;
}

/** The keys of `'x'` and of `a ? 'x' : 'y'`; none of what only the types know. */
function readKeys(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return readKeys(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...readKeys(node.consequent), ...readKeys(node.alternate)];
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

/** The names of an object in a source; undefined if it says more than itself. */
function readNames(node: unknown): string[] | undefined {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return readNames(node.expression);
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** `t('x', { name })`: TypeScript asks for the values of a single key only, and lets any other value pass. */
function readCall(node: SyntaxNode): SpokenCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const given = readNames(node.arguments[1]);
  return given && { keys: readKeys(node.arguments[0]), given, start: node.start };
}

/** A `<Trans>`: its type lets values and elements be absent. */
function readTrans(node: SyntaxNode): SpokenCall | undefined {
  if (node.type !== 'JSXOpeningElement') return undefined;
  if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'Trans') return undefined;
  const parts = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return undefined;
    parts.set(attribute.name.name, attribute.value);
  }
  const [values, components] = ['values', 'components'].map((name) => readNames(parts.get(name)));
  if (values === undefined || components === undefined) return undefined;
  const given = [...values, ...components, ...(parts.has('count') ? ['count'] : [])];
  return { keys: readKeys(parts.get('i18nKey')), given, start: node.start };
}

/** What a module shows with values that it names itself. */
export function findSpokenCalls(program: unknown): SpokenCall[] {
  const calls: SpokenCall[] = [];
  eachNode(program, (node) => {
    const call = readCall(node) ?? readTrans(node);
    if (call) calls.push(call);
  });
  return calls;
}
