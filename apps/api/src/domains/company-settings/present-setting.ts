import type { CompanySetting, SettingName } from '@livree/contracts';
import type { SettingRow } from './company-settings.repository.ts';

interface Known {
  readonly name: SettingName;
  readonly fallback: string;
}

/** A setting as operators see it. @param row undefined if nobody ever changed it */
export const presentSetting = (
  { name, fallback }: Known,
  row: Omit<SettingRow, 'name'> | undefined,
): CompanySetting => ({
  name,
  value: row?.value ?? fallback,
  fallback,
  isSet: row !== undefined && row.value !== null,
  changedBy: row?.changed_by ?? null,
  version: row?.version.toISOString() ?? null,
});
