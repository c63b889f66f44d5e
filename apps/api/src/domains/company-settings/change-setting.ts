import {
  findSettingClash,
  findSettingFault,
  isSettingName,
  type CompanySetting,
  type SettingEdit,
  type SettingName,
  settingFields,
} from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { type Actor, recordAct } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { nextVersion } from '../../platform/next-version.ts';
import { changedSettings, lockSetting, saveSetting } from './company-settings.repository.ts';
import { presentSetting } from './present-setting.ts';

interface Change extends SettingEdit {
  readonly name: string;
  readonly act: string;
  readonly actor: Actor;
}

/** @throws AppError 404, 422 beside the value, or `operations.overtaken` if another operator was first */
export async function changeSetting(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { name, value, version, act, actor }: Change,
): Promise<CompanySetting> {
  if (!isSettingName(name)) throw new AppError('not_found');
  const fault = value === null ? undefined : findSettingFault(settingFields[name], value);
  if (fault) throw new AppError('validation', fault.params, { value: [fault.key] });
  const now = clock.now();
  const fallback = settings.fallbackOf(name);
  const saved = await db.transaction().execute(async (trx) => {
    const row = await lockSetting(trx, name);
    const seen = version === null ? null : Date.parse(version);
    if (seen !== (row?.version.getTime() ?? null)) throw new AppError('operations.overtaken');
    const rows = await changedSettings(trx);
    const said = (each: SettingName) =>
      each === name
        ? (value ?? fallback)
        : (rows.find((one) => one.name === each)?.value ?? settings.fallbackOf(each));
    const clash = findSettingClash(name, said);
    if (clash) throw new AppError('validation', {}, { value: [clash] });
    const next = { name, value, changed_by: actor.name, version: nextVersion(now, row?.version) };
    await saveSetting(trx, next);
    await recordAct(trx, {
      act,
      actor,
      at: now,
      subject: 'settings',
      subjectId: settingFields[name].group,
      before: { [name]: row?.value ?? fallback },
      after: { [name]: value ?? fallback },
    });
    return next;
  });
  await settings.refresh();
  return presentSetting({ name, fallback }, saved);
}
