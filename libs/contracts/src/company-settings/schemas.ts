import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { searchText } from '../shared/query.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** A setting as it is now. Its texts are written as the variable of the environment is. */
export const companySetting = wireObject({
  /** One of `settingFields`. */
  name: z.string(),
  value: z.string(),
  /** What holds while no operator says something else. */
  fallback: z.string(),
  /** Whether an operator says it. */
  is_set: z.boolean(),
  /** Who changed it last; null if nobody did. */
  changed_by: maybe(z.string()),
  /** When, which is the version that an edit names. */
  version: maybe(instant),
});
export type CompanySetting = z.output<typeof companySetting>;

export const companySettingsAnswer = envelope(z.array(companySetting));
export const companySettingAnswer = envelope(companySetting);

export const settingParams = z.object({ name: searchText });

/** @property value null for the default again @property version that of what the operator saw */
export const settingEdit = wireRequest({
  value: z.nullable(
    z.string('validation.required').check(z.trim(), z.maxLength(2000, 'validation.too_long')),
  ),
  version: z.nullable(instant),
});
export type SettingEdit = z.output<typeof settingEdit>;
