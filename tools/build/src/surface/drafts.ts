import type { Wanted } from './evaluate.ts';
import { readTexts } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isCallExpression,
  isIdentifier,
  isNumericLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTemplateExpression,
  type Expression,
  type ObjectLiteralExpression,
} from './typescript.ts';

/** A draft where the sources open it; its schema is still to be read. */
export interface OpenedDraft {
  readonly name: string;
  readonly version: number;
  readonly schema: Wanted;
  /** The schemas of its earlier forms, as the sources write them. */
  readonly earlier: Wanted;
}

function readFields(options: ObjectLiteralExpression): Map<string, Expression | undefined> {
  return new Map(
    options.properties.flatMap((property): [string, Expression | undefined][] => {
      const name = 'name' in property ? property.name : undefined;
      if (name === undefined || !isIdentifier(name)) return [];
      if (isPropertyAssignment(property)) return [[name.text, property.initializer]];
      return [[name.text, isShorthandPropertyAssignment(property) ? name : undefined]];
    }),
  );
}

/** The drafts that the sources open with `useDraft`. A name that is made at run time ends in `*`. */
export function draftsIn({ checker }: SourceProgram, sources: Sources): OpenedDraft[] {
  const drafts: OpenedDraft[] = [];
  for (const file of sources.files)
    eachNode(file, (node) => {
      if (!isCallExpression(node) || !isIdentifier(node.expression)) return;
      const taken = sources.taken(file).get(node.expression.text);
      if (taken?.module !== '@livree/platform' || taken.name !== 'useDraft') return;
      const [options] = node.arguments;
      if (options === undefined || !isObjectLiteralExpression(options))
        throw new Error(`${file.fileName}: write the options of a draft where it is opened`);
      const fields = readFields(options);
      const [name, version, schema] = [fields.get('name'), fields.get('version'), fields.get('schema')];
      if (!name || !schema || !version || !isNumericLiteral(version))
        throw new Error(`${file.fileName}: a draft has a name, a number as version and a schema`);
      const names = isTemplateExpression(name) ? [`${name.head.text}*`] : (readTexts(checker, name) ?? ['*']);
      for (const each of names)
        drafts.push({
          name: each,
          version: Number(version.text),
          schema: { module: file.fileName, expression: schema.getText(file) },
          earlier: {
            module: file.fileName,
            expression: `Object.fromEntries((${fields.get('earlier')?.getText(file) ?? '[]'}).map(({ version, schema }) => [version, schema]))`,
          },
        });
    });
  return drafts;
}
