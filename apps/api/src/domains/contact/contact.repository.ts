import type { Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ContactEntryTable } from './contact.tables.ts';

export type ContactRow = Selectable<ContactEntryTable>;

export function activeContacts(db: Connection): Promise<ContactRow[]> {
  return db.selectFrom('contact_entries').selectAll().where('is_active', '=', true).orderBy('type').execute();
}

export function allContacts(db: Connection): Promise<ContactRow[]> {
  return db.selectFrom('contact_entries').selectAll().orderBy('type').execute();
}

export async function saveContact(db: Connection, row: ContactRow): Promise<void> {
  const { type: _type, ...values } = row;
  await db
    .insertInto('contact_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('type').doUpdateSet(values))
    .execute();
}

export async function addMissingContacts(db: Connection, rows: readonly ContactRow[]): Promise<void> {
  await db
    .insertInto('contact_entries')
    .values([...rows])
    .onConflict((conflict) => conflict.column('type').doNothing())
    .execute();
}
