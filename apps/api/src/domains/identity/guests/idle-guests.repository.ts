import type { Connection } from '../../../platform/db/index.ts';
import type { UserRow } from '../identity.repository.ts';

interface Idle {
  readonly before: Date;
  /** For guests whom an operator brought in a file. */
  readonly importedBefore: Date;
}

/** Guests who began before a moment, and who are signed in nowhere; some of them at a time. */
export function listIdleGuests(db: Connection, { before, importedBefore }: Idle): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('guest_email', 'is not', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('is_imported', '=', false), eb('created_at', '<', importedBefore)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('user_id').whereRef('sessions.user_id', '=', 'users.id'))),
    )
    .orderBy('id')
    .limit(500)
    .execute();
}
