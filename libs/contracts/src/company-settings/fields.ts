import { isOneOf } from '../shared/wire.ts';

/** How the settings are grouped on their screen. */
export const settingGroups = ['company', 'booking', 'waiting', 'policy', 'money', 'channels'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** What the number of a setting counts. */
export const settingUnits = ['minutes', 'hours', 'percent', 'euros', 'kilometres', 'holds'] as const;
export type SettingUnit = (typeof settingUnits)[number];

/** The form of a setting's text; a number has a unit and bounds. */
type Kind =
  | { readonly kind: 'number'; readonly unit: SettingUnit; readonly least: number; readonly most: number }
  | { readonly kind: 'text' | 'countries' | 'minutes_by_name' | 'switch' };

/** One setting: which variable of the environment gives its default, and what may be said instead. */
export type SettingField = Kind & { readonly group: SettingGroup; readonly variable: string };

const minutesOfDay = { kind: 'number', unit: 'minutes', least: 0, most: 1440 } as const;
const hours = { kind: 'number', unit: 'hours', least: 0, most: 720 } as const;
const company = { group: 'company', kind: 'text' } as const;
const booking = { group: 'booking' } as const;
const waiting = { group: 'waiting', ...minutesOfDay } as const;
const policy = { group: 'policy' } as const;
const minutesByName = { ...booking, kind: 'minutes_by_name' } as const;
const lifetime = { ...booking, kind: 'number', unit: 'minutes', least: 1, most: 1440 } as const;
const notice = { ...booking, kind: 'number', unit: 'minutes', least: 0, most: 10_080 } as const;
const holds = { ...booking, kind: 'number', unit: 'holds', least: 1, most: 1000 } as const;
const distance = { ...booking, kind: 'number', unit: 'kilometres', least: 1, most: 200 } as const;
const share = { kind: 'number', unit: 'percent', least: 0, most: 100 } as const;
const sum = { kind: 'number', unit: 'euros', least: 0, most: 100_000 } as const;

/**
 * Every setting that operators may change, in the order of the screen. The reader of the environment takes its bounds
 * from here.
 */
export const settingFields = {
  brand_name: { ...company, variable: 'LIVREE_BRAND_NAME' },
  legal_name: { ...company, variable: 'LIVREE_BRAND_LEGAL_NAME' },
  legal_address: { ...company, variable: 'LIVREE_BRAND_ADDRESS' },
  company_form: { ...company, variable: 'LIVREE_COMPANY_FORM' },
  registration: { ...company, variable: 'LIVREE_COMPANY_REGISTRATION' },
  vat_number: { ...company, variable: 'LIVREE_COMPANY_VAT' },
  vtc_registration: { ...company, variable: 'LIVREE_COMPANY_VTC_REGISTRATION' },
  director: { ...company, variable: 'LIVREE_COMPANY_DIRECTOR' },
  insurer: { ...company, variable: 'LIVREE_COMPANY_INSURER' },
  mediator: { ...company, variable: 'LIVREE_COMPANY_MEDIATOR' },
  notice_minutes: { ...notice, variable: 'LIVREE_NOTICE_MINUTES' },
  notice_by_town: { ...minutesByName, variable: 'LIVREE_NOTICE_BY_TOWN' },
  notice_by_vehicle: { ...minutesByName, variable: 'LIVREE_NOTICE_BY_VEHICLE' },
  quote_minutes: { ...lifetime, variable: 'LIVREE_QUOTE_MINUTES' },
  hold_minutes: { ...lifetime, variable: 'LIVREE_HOLD_MINUTES' },
  max_holds: { ...holds, variable: 'LIVREE_MAX_HOLDS' },
  turnaround_minutes: { ...booking, ...minutesOfDay, variable: 'LIVREE_TURNAROUND_MINUTES' },
  hire_km_per_hour: { ...distance, variable: 'LIVREE_HIRE_KM_PER_HOUR' },
  countries: { ...booking, kind: 'countries', variable: 'LIVREE_COUNTRIES' },
  free_waiting: { ...waiting, variable: 'LIVREE_FREE_WAITING_MINUTES' },
  free_waiting_airport: { ...waiting, variable: 'LIVREE_FREE_WAITING_AIRPORT_MINUTES' },
  free_waiting_station: { ...waiting, variable: 'LIVREE_FREE_WAITING_STATION_MINUTES' },
  self_cancel_hours: { ...policy, ...hours, variable: 'LIVREE_SELF_CANCEL_HOURS' },
  change_hours: { ...policy, ...hours, variable: 'LIVREE_CHANGE_HOURS' },
  full_refund_hours: { ...policy, ...hours, variable: 'LIVREE_FULL_REFUND_HOURS' },
  partial_refund_hours: { ...policy, ...hours, variable: 'LIVREE_PARTIAL_REFUND_HOURS' },
  partial_refund_percent: { ...policy, ...share, variable: 'LIVREE_PARTIAL_REFUND_PERCENT' },
  vat_percent: { group: 'money', ...share, variable: 'LIVREE_VAT_PERCENT' },
  dispatcher_refund: { group: 'money', ...sum, variable: 'LIVREE_DISPATCHER_REFUND_EUROS' },
  text_messages: { group: 'channels', kind: 'switch', variable: 'LIVREE_TEXT_MESSAGES' },
} as const satisfies Readonly<Record<string, SettingField>>;

export type SettingName = keyof typeof settingFields;

/** Whether operators may change a setting of this name. */
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingFields, name);

/** For a name in a paper or a mail. */
const longestText = 300;
/** `fr,ch` */
const countryCodes = /^[a-z]{2}(,[a-z]{2}){0,49}$/;
/** `Alger:120,Nice:90`, or nothing. */
const namesWithMinutes = /^([^:,]+:\d{1,5}(,[^:,]+:\d{1,5}){0,99})?$/;
const control = /\p{Cc}/u;

/** Why a trimmed text is no value of a setting, with the bounds of a number; undefined for one that is. */
export function findSettingFault(field: SettingField, text: string) {
  if (field.kind === 'number') {
    const { least, most } = field;
    const isInside = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
    return isInside ? undefined : ({ key: 'validation.whole_between', params: { least, most } } as const);
  }
  if (text.length > longestText) return { key: 'validation.too_long' } as const;
  const isAllowed = {
    text: text !== '' && !control.test(text),
    countries: countryCodes.test(text),
    minutes_by_name: namesWithMinutes.test(text),
    switch: isOneOf(['on', 'off'] as const, text),
  }[field.kind];
  return isAllowed ? undefined : ({ key: 'validation.invalid' } as const);
}
