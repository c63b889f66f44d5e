import type { ContactType } from '@livree/contracts';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ContactEntryTable } from './contact.tables.ts';

export type ContactRow = Selectable<ContactEntryTable>;

const columns = ['type', 'content', 'logo', 'is_active', 'version'] as const;

export function activeContacts(db: Connection): Promise<ContactRow[]> {
  return db
    .selectFrom('contact_entries')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy('type')
    .execute();
}

export function allContacts(db: Connection): Promise<ContactRow[]> {
  return db.selectFrom('contact_entries').select(columns).orderBy('type').execute();
}

/** For an edit, also the first: whoever edits an entry waits for whoever does so before. */
export async function lockContact(trx: Connection, type: ContactType): Promise<ContactRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('contact.entries'))`.execute(trx);
  return trx.selectFrom('contact_entries').select(columns).where('type', '=', type).executeTakeFirst();
}

export async function saveContact(db: Connection, row: ContactRow): Promise<void> {
  const { type: _type, ...values } = row;
  await db
    .insertInto('contact_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('type').doUpdateSet(values))
    .execute();
}

/** Adds what is missing, and writes again what nobody edited. */
export async function addUneditedContacts(
  db: Connection,
  rows: readonly Omit<ContactRow, 'version'>[],
): Promise<void> {
  await db
    .insertInto('contact_entries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('type')
        .doUpdateSet(({ ref }) => ({ content: ref('excluded.content') }))
        .where('contact_entries.version', 'is', null)
        .whereRef('contact_entries.content', 'is distinct from', 'excluded.content'),
    )
    .execute();
}
