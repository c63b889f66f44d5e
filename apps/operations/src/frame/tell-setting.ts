import { type SettingName, settingFields } from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import type { TFunction } from 'i18next';

/** The text of a setting as operators read it: a number with its unit, a switch in words. */
export function tellSetting(
  name: SettingName,
  text: string,
  t: TFunction<'operations'>,
  format: Formatter,
): string {
  const field = settingFields[name];
  if (field.kind === 'number') {
    const count = Number(text);
    return t(`settings.in.${field.unit}`, { count, shown: format.number(count) });
  }
  if (field.kind === 'switch') return t(text === 'on' ? 'settings.on' : 'settings.off');
  return text === '' ? t('settings.none') : text.replaceAll(',', ', ');
}
