import type { Route, RouteRequest } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAct } from '../../platform/audit/index.ts';
import { AppError, registerFileRoute } from '../../platform/http/index.ts';
import { type Column, forSpreadsheets, streamCsv } from '../../platform/stream-csv.ts';
import { fileReader, type FileReader } from './file-reader.ts';

type ListFileRoute = Route & { readonly produces: 'text/csv' };

/** A list as a file. @property rows all that its filters let through */
export interface ListFile<R extends ListFileRoute, Row> {
  readonly rows: (request: Required<RouteRequest<R>>, reader: FileReader) => AsyncIterable<Row>;
  readonly columns: (reader: FileReader) => readonly Column<Row>[];
}

/** Registers a call that answers with a list as a file in the caller's language. Who took it is recorded. */
export function registerListFile<R extends ListFileRoute, Row>(
  app: FastifyInstance,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  route: R,
  { rows, columns }: ListFile<R, Row>,
): void {
  const [subject = '', subjectId = ''] = route.id.split('.');
  registerFileRoute(app, route, async (request, { caller: actor, language }) => {
    if (!actor) throw new AppError('login_required');
    const at = clock.now();
    const reader = fileReader(actor, { language, timeZone: config.timeZone });
    const content = await streamCsv(columns(reader), rows(request, reader), forSpreadsheets(language));
    await recordAct(db, { actor, at, act: route.id, subject, subjectId, before: null, after: null });
    return { name: `${subjectId}-${at.toISOString().slice(0, 10)}.csv`, content };
  });
}
