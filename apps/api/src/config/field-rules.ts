import { findSettingFault, type SettingName, settingFields } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { rules } from '@livree/server/environment';

type NumberName = {
  [Name in SettingName]: (typeof settingFields)[Name]['kind'] extends 'number' ? Name : never;
}[SettingName];

/** The rule of a number that operators may change too. */
export function numberRule(name: NumberName) {
  const { least, most } = settingFields[name];
  return rules.wholeNumber(least, most);
}

/** The rule of a text that operators may change too. @param rule what to say of another one */
export const textRule = (name: Exclude<SettingName, NumberName>, rule: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => findSettingFault(settingFields[name], text) === undefined, rule),
  );
