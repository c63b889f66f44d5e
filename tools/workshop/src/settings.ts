import { accentNames, type Accent, type Mode } from '@livree/design-system/tokens';
import { languages, type Language } from '@livree/i18n';

/** How components are shown, from the address. */
export interface Settings {
  /** The id of one part, or `all`. */
  readonly part: string;
  readonly language: Language;
  readonly mode: Mode;
  readonly accent: Accent;
  readonly direction: 'ltr' | 'rtl';
}

export const modes = ['light', 'dark'] as const satisfies readonly Mode[];
export const directions = ['ltr', 'rtl'] as const;

const pickOne = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0];

/** Parses an address such as `?part=button&language=de`; missing values have their defaults. */
export function readSettings(search: string): Settings {
  const given = new URLSearchParams(search);
  return {
    part: given.get('part') ?? 'all',
    language: languages.find((language) => language === given.get('language')) ?? 'fr',
    mode: pickOne(modes, given.get('mode')),
    accent: pickOne(accentNames, given.get('accent')),
    direction: pickOne(directions, given.get('direction')),
  };
}

export const writeSearch = (settings: Settings): string => `?${new URLSearchParams({ ...settings })}`;

/** Applies the settings to the document. */
export function applySettings({ language, mode, accent, direction }: Settings): void {
  Object.assign(document.documentElement.dataset, { mode, accent });
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}
