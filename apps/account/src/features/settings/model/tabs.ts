export const settingsTabs = [
  'profile',
  'preferences',
  'notifications',
  'privacy',
  'appearance',
  'security',
  'account',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab in an address; the first one for an unknown value. */
export const readTab = (search: URLSearchParams): SettingsTab =>
  settingsTabs.find((tab) => tab === search.get('tab')) ?? 'profile';

/** The same address with another tab. */
export function withTab(search: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('tab', tab);
  return next;
}
