import type { Generated } from 'kysely';

export interface CompanySettingTable {
  id: Generated<number>;
  name: string;
  /** As the variable of the environment is written; null: the default again. */
  value: string | null;
  /** The name of the operator, as it was then. */
  changed_by: string;
  version: Date;
}

export interface CompanySettingsTables {
  company_settings: CompanySettingTable;
}
