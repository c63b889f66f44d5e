import type { SettingName } from '@livree/contracts';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { CompanySettingTable } from './company-settings.tables.ts';

export type SettingRow = Omit<Selectable<CompanySettingTable>, 'id'>;

const columns = ['name', 'value', 'changed_by', 'version'] as const;

/** What operators ever changed. */
export function changedSettings(db: Connection): Promise<SettingRow[]> {
  return db.selectFrom('company_settings').select(columns).orderBy('name').execute();
}

/** For an edit, also the first: whoever changes a setting waits for whoever does so before. */
export async function lockSetting(trx: Connection, name: SettingName): Promise<SettingRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('company.settings'))`.execute(trx);
  return trx.selectFrom('company_settings').select(columns).where('name', '=', name).executeTakeFirst();
}

export async function saveSetting(trx: Connection, row: SettingRow): Promise<void> {
  const { name: _name, ...values } = row;
  await trx
    .insertInto('company_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
