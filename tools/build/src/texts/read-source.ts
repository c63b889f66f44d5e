import { eachNode, parseModule } from './syntax.ts';

/** The texts and the imports of a module. */
export interface Source {
  /** The modules that run with it, as it names them: neither types nor what it imports later. */
  readonly imports: readonly string[];
  /** Its texts in quotes. */
  readonly texts: readonly string[];
  /** What its templates start with. */
  readonly starts: readonly string[];
}

/** Reads a module by its syntax tree. @param file an absolute path @throws if it has a syntax error */
export function readSource(file: string): Source {
  const { program, module } = parseModule(file);
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
