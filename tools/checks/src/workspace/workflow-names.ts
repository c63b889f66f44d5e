import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, type Pair, parseDocument, type Scalar, visit } from 'yaml';

/** What workflows may use, as `docs/workflows.md` lists it. */
export interface AllowedNames {
  /** By the commit, with the version of each: `actions/checkout@3d3c42e… # v7.0.1`. */
  readonly actions: readonly string[];
  readonly secrets: readonly string[];
  readonly vars: readonly string[];
}

/** The first cells of each row of a section's table that are names, such as `LIVREE_LEDGER`. */
function readTable(document: string, section: string): string[][] {
  const [, content = ''] = document.split(`\n## ${section}\n`);
  const [table = ''] = content.split('\n## ');
  return [...table.matchAll(/^\|(?: `[^`]+` +\|)+/gm)].map(([cells]) =>
    [...cells.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

const readNames = (document: string, section: string): string[] =>
  readTable(document, section).map(([name = '']) => name);

/** The tables of a document that lists what workflows may use. */
export const readAllowedNames = (document: string): AllowedNames => ({
  actions: readTable(document, 'Actions').map(
    ([name = '', version = '', commit = '']) => `${name}@${commit} # ${version}`,
  ),
  secrets: readNames(document, 'Secrets'),
  vars: readNames(document, 'Variables'),
});

/** GitHub gives it to every workflow. */
const given = 'GITHUB_TOKEN';

const readings = /\b(secrets|vars)\b\s*(?:\.\s*([\w-]+)|\[\s*'([^']*)'\s*\])?/gi;

/** The secrets and variables that an expression reads, each with its place in the expression. */
const findReadings = (expression: string) =>
  [...expression.matchAll(readings)].map(({ 1: context = '', 2: member, 3: quoted, index }) => ({
    context: context.toLowerCase() === 'vars' ? ('vars' as const) : ('secrets' as const),
    name: (member ?? quoted)?.toUpperCase(),
    index,
  }));

/** The expressions in a text of a workflow, each with its place; a condition is one without its braces. */
const findExpressions = (text: string, isCondition: boolean) =>
  isCondition
    ? [{ expression: text, index: 0 }]
    : [...text.matchAll(/\$\{\{([\s\S]*?)\}\}/g)].map(({ 0: expression, index }) => ({ expression, index }));

const kinds = { secrets: 'secret', vars: 'variable' } as const;

function readingFault({ context, name }: ReturnType<typeof findReadings>[number], allowed: AllowedNames) {
  if (name === undefined) return `it reads ${context} without a name`;
  if (name === given || allowed[context].includes(name)) return undefined;
  return `docs/workflows.md lists no ${kinds[context]} ${name}`;
}

/** What is wrong with the action or the workflow that a step or a job uses. @param root the folder of the repository */
function nameFault(
  { value, comment }: { readonly value: string; readonly comment?: string | null | undefined },
  allowed: AllowedNames,
  root: string,
): string | undefined {
  const used = comment ? `${value} #${comment}` : value;
  if (used.startsWith('./')) return existsSync(join(root, used)) ? undefined : `${used} does not exist`;
  return allowed.actions.includes(used) ? undefined : `docs/workflows.md lists no action ${used}`;
}

/** Where a text of a workflow begins in the file, without its quote or the mark of its block. */
const findStart = (source: string, { range, source: text = '' }: Scalar): number => {
  const [start = 0] = range ?? [];
  return Math.max(start, source.indexOf(text.split('\n', 1)[0] ?? '', start));
};

const isCalled = (pair: Pair | undefined, key: string): boolean =>
  isScalar(pair?.key) && pair.key.value === key;

/** The actions, secrets and variables of a workflow that are not allowed, one line each. @param file its name in a report */
export function findNameFaults(
  file: string,
  source: string,
  { allowed, root }: { readonly allowed: AllowedNames; readonly root: string },
): string[] {
  const lines = new LineCounter();
  const faults: string[] = [];
  const report = (place: number, fault: string | undefined): void => {
    if (fault !== undefined) faults.push(`${file}:${lines.linePos(place).line}: ${fault}`);
  };
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const parent = path.at(-1);
      const pair = typeof parent === 'object' && 'key' in parent ? parent : undefined;
      const start = findStart(source, node);
      if (isCalled(pair, 'uses'))
        report(start, nameFault({ value: node.value, comment: node.comment }, allowed, root));
      const [, end = start] = node.range ?? [];
      for (const { expression, index } of findExpressions(source.slice(start, end), isCalled(pair, 'if')))
        for (const reading of findReadings(expression))
          report(start + index + reading.index, readingFault(reading, allowed));
    },
  });
  return faults;
}

/** What every workflow of a folder uses and may not. */
export const findFolderNameFaults = (folder: string, rules: Parameters<typeof findNameFaults>[2]): string[] =>
  globSync('*.yml', { cwd: folder })
    .toSorted()
    .flatMap((file) => findNameFaults(file, readFileSync(join(folder, file), 'utf8'), rules));
