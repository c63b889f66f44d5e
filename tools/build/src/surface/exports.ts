import type { Surface } from '@livree/release/compatibility';
import { eachNode, type SourceProgram } from './program.ts';
import { shapeReader, type Shape, type Used } from './shape-of-type.ts';
import type { Sources } from './sources.ts';
import {
  isIdentifier,
  isImportDeclaration,
  isImportSpecifier,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isNamedImports,
  isPropertyAccessExpression,
  isStringLiteral,
  SymbolFlags,
  type Checker,
  type Symbol,
} from './typescript.ts';

type Exports = Surface['exports'];

/** Packages of others have their version compared instead. */
const isOurs = (module: string): boolean => module.startsWith('@livree/');

/** An export in use: the attributes that a component is given, the members of a value; `…` for any. */
interface Use {
  readonly symbol: Symbol;
  readonly attributes: Set<string>;
  readonly members: Set<string>;
}

function collectUses({ checker }: SourceProgram, sources: Sources): Map<string, Map<string, Use>> {
  const uses = new Map<string, Map<string, Use>>();
  const namedUse = (module: string, name: string) => uses.get(module)?.get(name);
  for (const file of sources.files) {
    for (const statement of file.statements) {
      if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !isNamedImports(bindings)) continue;
      for (const element of bindings.elements) {
        const taken = sources.taken(file).get(element.name.text);
        if (taken === undefined || !isOurs(taken.module) || namedUse(taken.module, taken.name)) continue;
        const symbol = checker.getSymbolAtLocation(element.name);
        if (symbol === undefined) continue;
        const ofModule = uses.get(taken.module) ?? new Map<string, Use>();
        uses.set(
          taken.module,
          ofModule.set(taken.name, { symbol, attributes: new Set(), members: new Set() }),
        );
      }
    }
    eachNode(file, (node) => {
      if (isIdentifier(node) && !isImportSpecifier(node.parent)) {
        const own = sources.taken(file).get(node.text);
        const { parent } = node;
        const isHead = isPropertyAccessExpression(parent) && parent.expression === node;
        if (own) namedUse(own.module, own.name)?.members.add(isHead ? parent.name.text : '…');
      }
      if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return;
      const taken = isIdentifier(node.tagName) ? sources.taken(file).get(node.tagName.text) : undefined;
      const use = taken && namedUse(taken.module, taken.name);
      if (use === undefined) return;
      use.attributes.add('children');
      for (const attribute of node.attributes.properties)
        if (isJsxAttribute(attribute) && isIdentifier(attribute.name))
          use.attributes.add(attribute.name.text);
        else use.attributes.add('…');
    });
  }
  return uses;
}

function shapeOfSymbol(checker: Checker, symbol: Symbol, used: Used): Shape {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  return type ? shapeReader(checker, used)(type) : 'any';
}

const byName = <T>([a]: readonly [string, T], [b]: readonly [string, T]): number => a.localeCompare(b);

/** The exports of the shell's modules that the sources use, each as far as they use it. */
export function exportsUsed(source: SourceProgram, sources: Sources, names: ReadonlySet<string>): Exports {
  const shapes = (uses: ReadonlyMap<string, Use>) =>
    [...uses].toSorted(byName).map(([name, { symbol, attributes, members }]) => {
      const areKnown = attributes.size > 0 && !attributes.has('…');
      const used = { names, ...(areKnown && { attributes }), ...(!members.has('…') && { members }) };
      return [name, shapeOfSymbol(source.checker, symbol, used)];
    });
  const modules = [...collectUses(source, sources)].toSorted(byName);
  return Object.fromEntries(modules.map(([module, uses]) => [module, Object.fromEntries(shapes(uses))]));
}

/** All values that modules export, as the shell gives them. @param entries module to the absolute path of its source */
export function exportsGiven(
  { checker, program }: SourceProgram,
  entries: Readonly<Record<string, string>>,
): Exports {
  const given = (path: string) => {
    const file = program.getSourceFile(path);
    const symbol = file && checker.getSymbolAtLocation(file);
    return symbol ? checker.getExportsOfModule(symbol).filter((each) => isValue(checker, each)) : [];
  };
  const modules = Object.entries(entries).map(([module, path]) => {
    const shapes = given(path).map((each) => [each.name, shapeOfSymbol(checker, each, {})] as const);
    return [module, Object.fromEntries(shapes.toSorted(byName))] as const;
  });
  return Object.fromEntries(modules);
}

function isValue(checker: Checker, symbol: Symbol): boolean {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & SymbolFlags.Value) !== 0;
}
