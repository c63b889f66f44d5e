import { z } from '@livree/contracts/schema';
import { observable, type Accent, type Preference, type ThemeMode } from '@livree/platform';
import { writeCookie } from './cookies.ts';

const modes = z.enum(['light', 'dark', 'auto']);
const accents = z.enum(['blue', 'green', 'purple', 'red', 'orange']);

/** A preference drawn by an attribute of the document and remembered in a cookie for the server. */
function documentPreference<T extends string>(
  attribute: 'mode' | 'accent',
  cookie: string,
  read: (value: unknown) => T,
): Preference<T> {
  const value = observable(
    read(typeof document === 'undefined' ? undefined : document.documentElement.dataset[attribute]),
  );
  return {
    get: value.get,
    subscribe: value.subscribe,
    set(next) {
      document.documentElement.dataset[attribute] = next;
      writeCookie(cookie, next);
      value.set(next);
    },
  };
}

export function createTheme(): Preference<ThemeMode> {
  return documentPreference('mode', 'theme', (value) => modes.safeParse(value).data ?? 'auto');
}

export function createAccent(): Preference<Accent> {
  return documentPreference('accent', 'accent', (value) => accents.safeParse(value).data ?? 'blue');
}
