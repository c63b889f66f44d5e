import { type listRoutes, staffRoles } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { everyPerson, type PersonRow } from '../../identity/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

/** The people with a role as a file. */
export const peopleFile = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): ListFile<typeof listRoutes.people, PersonRow> => ({
  rows: () => everyPerson(db, clock.now()),
  columns: ({ t, moment, yesNo }) => [
    [t('column.name'), ({ name }) => name],
    [t('column.email'), ({ email }) => email],
    [t('column.role'), ({ role }) => sayWord(staffRoles, role, (known) => t(`role.${known}`))],
    [t('column.secondFactor'), (row) => yesNo(row.has_factor)],
    [t('column.seenAt'), (row) => moment(row.last_seen_at)],
    [t('column.sessions'), (row) => row.session_count],
  ],
});
