import type { Tree } from '@nx/devkit';
import { addLine } from '../add-line.ts';
import { readName, type Names } from '../names.ts';
import { readText, refuseExisting, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { fromTemplate } from '../templates.ts';

const calls = 'libs/contracts/src/specification/specified-calls.ts';

/** The lists of all domains, each with its new lines. */
function registrations({ kebab, camel, Pascal }: Names): readonly (readonly [string, RegExp, string])[] {
  const contracts = 'libs/contracts/src';
  const tables = 'apps/api/src/platform/db/tables.ts';
  const fakes = 'libs/testing/src/fake-api/handlers/index.ts';
  const app = 'apps/api/src/app.ts';
  const matchImport = (what: string) => new RegExp(`^import (type )?\\{ \\w+${what} \\} from`);
  const matchEntry = (what: string) => new RegExp(`^  \\w+: \\w+${what},$`);
  const line = (what: string, file: string) => `import { ${camel}${what} } from './${file}.ts';`;
  return [
    [
      `${contracts}/index.ts`,
      /^export .* from '\.\//,
      `export type { ${Pascal}Item } from './${kebab}/schemas.ts';`,
    ],
    [
      `${contracts}/index.ts`,
      /^export .* from '\.\//,
      `export { ${camel}Routes } from './${kebab}/routes.ts';`,
    ],
    [`${contracts}/routes.ts`, matchImport('Routes'), line('Routes', `${kebab}/routes`)],
    [`${contracts}/routes.ts`, matchEntry('Routes'), `  ${camel}: ${camel}Routes,`],
    [`${contracts}/examples.ts`, matchImport('Examples'), line('Examples', `${kebab}/examples`)],
    [`${contracts}/examples.ts`, matchEntry('Examples'), `  ${camel}: ${camel}Examples,`],
    [
      'libs/api-client/src/client.ts',
      /^ {4}\w+: createCalls\(/,
      `    ${camel}: createCalls(routes.${camel}, transport),`,
    ],
    [calls, /^ {2}'GET \/config',$/, `  'GET /${kebab}',`],
    [fakes, matchImport('Handlers'), line('Handlers', kebab)],
    [fakes, matchEntry('Handlers'), `  ${camel}: ${camel}Handlers,`],
    [
      tables,
      matchImport('Tables'),
      `import type { ${Pascal}Tables } from '../../domains/${kebab}/${kebab}.tables.ts';`,
    ],
    [tables, /^ {2}\w+Tables &$/, `  ${Pascal}Tables &`],
    [
      app,
      /^import \{ register as \w+ \} from/,
      `import { register as ${camel} } from './domains/${kebab}/index.ts';`,
    ],
    [app, /^ {2}\w+,$/, `  ${camel},`],
  ];
}

function register(tree: Tree, names: Names): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [file, like, line] of registrations(names)) {
    const text = files[file] ?? readText(tree, file);
    files[file] = addLine(text, like, line);
  }
  return files;
}

function nextMigration(tree: Tree): string {
  const numbers = tree
    .children('apps/api/src/platform/db/migrations')
    .map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/**
 * `api-domain loyalty`: a list that operators read at `GET /loyalty`, from its table to the fake API, registered
 * everywhere.
 */
export function planApiDomain(tree: Tree, name: string): Plan {
  const names = readName(name);
  const { kebab, Pascal } = names;
  for (const folder of ['apps/api/src/domains', 'libs/contracts/src']) {
    refuseExisting(tree, `${folder}/${kebab}`);
  }
  if (readText(tree, calls).includes(`'GET /${kebab}'`)) {
    throw new Refusal(`GET /${kebab} is a call of another domain.`);
  }
  const migration = nextMigration(tree);
  return {
    files: {
      ...fromTemplate('api-domain', '', { ...names, migration }),
      ...register(tree, names),
    },
    byHand: [
      'run npm run snapshot -w @livree/contracts: the call is a promise from then on',
      `shape ${Pascal}Item, its table and the migration ${migration} before the first release: afterwards each only grows`,
      `say in the domain's README what it keeps and who may read it, and name it in the first sentence of apps/api/README.md`,
      'does a table refer to users? give it a PersonalData (apps/api/README.md)',
      `see it pass: vitest run --project 'api on PGlite' apps/api/src/domains/${kebab}`,
    ],
  };
}
