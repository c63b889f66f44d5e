import { join } from 'node:path';
import {
  API,
  isCallExpression,
  isConditionalExpression,
  isStringLiteral,
  isTemplateExpression,
  isTemplateLiteralTypeNode,
  type Checker,
  type Node,
  type Type,
} from '../surface/typescript.ts';

/** A text with gaps in a source, `steps.${step}.title`, or a type of such texts. */
export interface TextTemplate {
  /** Before the first gap. */
  readonly start: string;
  /** After the last gap. */
  readonly end: string;
  /** Every text that it can be, by the types of its gaps; undefined if one may be anything. */
  readonly texts: readonly string[] | undefined;
}

/** The start of what may be a key, or none. */
const keyStart = /^[\w.:-]*$/;

const valuesOf = (type: Type | undefined): string[] | undefined => {
  if (type?.isStringLiteralType() || type?.isNumberLiteralType()) return [String(type.value)];
  if (!type?.isUnionType()) return undefined;
  const values = type.getTypes()?.map(valuesOf) ?? [undefined];
  return values.includes(undefined) ? undefined : values.flatMap((known) => known ?? []);
};

/** What can stand in a gap. A type parameter is what it extends. */
function readGap(checker: Checker, gap: Node): string[] | undefined {
  const type = checker.getTypeAtLocation(gap);
  return valuesOf(type) ?? (type && valuesOf(checker.getBaseConstraintOfType(type)));
}

type Gap = readonly [gap: Node, after: string];

/** The start and the gaps of a template, or of a type of such texts. */
function findGaps(node: Node): { readonly start: string; readonly gaps: readonly Gap[] } | undefined {
  if (isTemplateExpression(node)) {
    const gaps = node.templateSpans.map(({ expression, literal }): Gap => [expression, literal.text]);
    return { start: node.head.text, gaps };
  }
  if (!isTemplateLiteralTypeNode(node)) return undefined;
  const gaps = node.templateSpans.map(({ type, literal }): Gap => [type, literal.text]);
  return { start: node.head.text, gaps };
}

/** The template that a node is, if it may be a key. */
function readTemplate(checker: Checker, node: Node): TextTemplate[] {
  const found = findGaps(node);
  if (found === undefined || !keyStart.test(found.start)) return [];
  const { start, gaps } = found;
  const texts = gaps.reduce<string[] | undefined>(
    (begun, [gap, after]) => {
      const values = begun && readGap(checker, gap);
      return values && begun.flatMap((text) => values.map((value) => text + value + after));
    },
    [start],
  );
  return [{ start, end: gaps.at(-1)?.[1] ?? '', texts }];
}

function* eachNode(node: Node): Generator<Node> {
  yield node;
  const inner: Node[] = [];
  node.forEachChild((child) => void inner.push(child));
  for (const child of inner) yield* eachNode(child);
}

/** What a source may say, as the compiler knows it. */
export interface KnownTexts {
  readonly templates: readonly TextTemplate[];
  /** The words, without a dot, that it gives to i18next. */
  readonly words: readonly string[];
}

const word = /^\w+$/;

/** The words in a call that could be keys: `t('title')`, `t(isLate ? 'late' : 'title')`. */
function readWords(node: Node): string[] {
  if (isStringLiteral(node)) return word.test(node.text) ? [node.text] : [];
  return isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(readWords) : [];
}

const readCall = (checker: Checker, node: Node): string[] => {
  if (!isCallExpression(node)) return [];
  const words = node.arguments.slice(0, 1).flatMap(readWords);
  const isTranslated = () => checker.getTypeAtLocation(node.expression)?.getSymbol()?.name === 'TFunction';
  return words.length > 0 && isTranslated() ? words : [];
};

/**
 * What sources say by their types, by file. @param folder the workspace, with its `tsconfig.json`
 * @param files paths in it
 */
export function readKnownTexts(folder: string, files: readonly string[]): ReadonlyMap<string, KnownTexts> {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects();
    if (project === undefined) throw new Error(`${folder}/tsconfig.json opens no program`);
    const { checker, program } = project;
    const read = (file: string): KnownTexts => {
      const source = program.getSourceFile(join(folder, file));
      const nodes = source ? [...eachNode(source)] : [];
      return {
        templates: nodes.flatMap((node) => readTemplate(checker, node)),
        words: nodes.flatMap((node) => readCall(checker, node)),
      };
    };
    return new Map(files.map((file) => [file, read(file)]));
  } finally {
    api.close();
  }
}
