import { randomUUID } from 'node:crypto';
import { type ImportColumn, type ImportKind, importRoutes, type Language } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { registerFileRoute, registerRoute } from '../../platform/http/index.ts';
import { forSpreadsheets, streamCsv } from '../../platform/stream-csv.ts';
import { checkFile } from './commands/check-file.ts';
import { runImport } from './commands/run-import.ts';
import { presentResult } from './imports.presenter.ts';
import { kinds } from './kinds/index.ts';
import type { ImportDeps } from './kinds/kind.ts';
import { cleanFileName } from './model/file-name.ts';
import { headingOf, hintOf } from './model/headings.ts';
import { openFile } from './model/open-file.ts';

/** A check writes nothing; an import records what each row made. */
const records = { recordsAct: true };

/** What operators bring from elsewhere in files. */
export function importsRoutes(app: FastifyInstance, deps: ImportDeps): void {
  registerRoute(app, importRoutes.columns, async ({ params: { kind } }, { language }) => ({
    data: { columns: describeColumns(kind, language), mostRows: kinds[kind].mostRows },
  }));

  registerFileRoute(app, importRoutes.saveTemplate, async ({ params: { kind } }, { language }) => {
    const columns = kinds[kind].columns.map((column) => [headingOf(column, language), () => null] as const);
    const content = await streamCsv(columns, noRows(), forSpreadsheets(language));
    return { name: `${kind}.csv`, content };
  });

  registerRoute(
    app,
    importRoutes.check,
    async ({ params, body }, { language }) => {
      const file = await openFile(params.kind, body.file, language);
      return { data: await presentResult(file, await checkFile(deps, file, language), language) };
    },
    records,
  );

  registerRoute(
    app,
    importRoutes.run,
    async ({ params, headers, body }, { caller, language }) => {
      const file = await openFile(params.kind, body.file, language);
      const results = await runImport(deps, {
        file,
        fileName: cleanFileName(body.file.name),
        fingerprint: body.fingerprint,
        key: headers.idempotencyKey ?? randomUUID(),
        actor: caller,
        language,
      });
      return { data: await presentResult(file, results, language) };
    },
    records,
  );
}

const describeColumns = (kind: ImportKind, language: Language): ImportColumn[] =>
  kinds[kind].columns.map((column) => ({
    heading: headingOf(column, language),
    hint: hintOf(column, language),
    isRequired: column.isRequired,
  }));

async function* noRows(): AsyncGenerator<never> {}
