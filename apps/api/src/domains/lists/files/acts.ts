import { actSources, type listRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { type ActRow, everyAct } from '../../../platform/audit/index.ts';
import { toActFilter } from '../../operations/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

const parts = z.record(z.string(), z.unknown());

/** The parts of a change by the names that they are kept under: `status: confirmed, reason: late`. */
const tellParts = (changed: unknown): string =>
  changed === null
    ? ''
    : Object.entries(z.parse(parts, changed))
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ');

/** What anybody of the company, a job or a provider did, as a file; calls and things have their names of the API. */
export const actsFile = ({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): ListFile<typeof listRoutes.acts, ActRow> => ({
  rows: ({ query }) => everyAct(db, toActFilter(query, config.timeZone)),
  columns: ({ t, moment }) => [
    [t('column.date'), ({ at }) => moment(at)],
    [t('column.actor'), (row) => row.actor_name],
    [t('column.source'), ({ source }) => sayWord(actSources, source, (known) => t(`source.${known}`))],
    [t('column.act'), ({ act }) => act],
    [t('column.thing'), ({ subject }) => subject],
    [t('column.number'), (row) => row.subject_id],
    [t('column.before'), ({ before }) => tellParts(before)],
    [t('column.after'), ({ after }) => tellParts(after)],
  ],
});
