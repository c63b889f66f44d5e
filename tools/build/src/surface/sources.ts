import { dirname, join } from 'node:path';
import { singletons } from '../singletons.ts';
import { eachNode, type SourceProgram } from './program.ts';
import {
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isNamedImports,
  isNamespaceImport,
  isStringLiteral,
  SyntaxKind,
  type ImportDeclaration,
  type Node,
  type SourceFile,
  type StringLiteral,
} from './typescript.ts';

/** An import from a singleton, by its local name. */
export interface Taken {
  readonly module: string;
  readonly name: string;
}

/** The sources in a remote's bundle: its own and those of libraries, without the shared ones. */
export interface Sources {
  readonly files: readonly SourceFile[];
  readonly styles: readonly string[];
  /** A file's imports from shared modules. */
  taken(file: SourceFile): ReadonlyMap<string, Taken>;
}

/** A module that a file needs at run time: its specifier and its node. */
function requests(file: SourceFile): StringLiteral[] {
  const found: StringLiteral[] = [];
  const add = (node: Node | undefined) => {
    if (node !== undefined && isStringLiteral(node)) found.push(node);
  };
  eachNode(file, (node) => {
    if (isImportDeclaration(node) && node.importClause?.phaseModifier !== SyntaxKind.TypeKeyword)
      add(node.moduleSpecifier);
    if (isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) add(node.arguments[0]);
  });
  return found;
}

function namesTaken({ importClause, moduleSpecifier }: ImportDeclaration): [string, Taken][] {
  if (!isStringLiteral(moduleSpecifier) || !(moduleSpecifier.text in singletons)) return [];
  const module = moduleSpecifier.text;
  const bindings = importClause?.namedBindings;
  const whole = importClause?.name ?? (bindings && isNamespaceImport(bindings) ? bindings.name : undefined);
  if (whole) return [[whole.text, { module, name: '*' }]];
  if (bindings === undefined || !isNamedImports(bindings)) return [];
  if (importClause?.phaseModifier === SyntaxKind.TypeKeyword) return [];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { module, name: (propertyName ?? name).text }]);
}

/** The sources bundled from `entry`, an absolute path. */
export function sourcesFrom({ checker, program }: SourceProgram, entries: readonly string[]): Sources {
  const files = new Map<string, SourceFile>();
  const styles = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = program.getSourceFile(path);
    if (file === undefined || files.has(path) || path.includes('/node_modules/')) continue;
    files.set(path, file);
    for (const request of requests(file)) {
      const { text } = request;
      if (text.endsWith('.css')) styles.add(join(dirname(path), text));
      else if (!(text in singletons)) {
        const target = checker.getSymbolAtLocation(request)?.valueDeclaration?.path;
        if (target?.match(/\.tsx?$/)) open.push(target);
      }
    }
  }
  const taken = new Map<SourceFile, ReadonlyMap<string, Taken>>();
  return {
    files: [...files.values()].toSorted((a, b) => a.fileName.localeCompare(b.fileName)),
    styles: [...styles].toSorted(),
    taken(file) {
      const known =
        taken.get(file) ?? new Map(file.statements.filter(isImportDeclaration).flatMap(namesTaken));
      taken.set(file, known);
      return known;
    },
  };
}
