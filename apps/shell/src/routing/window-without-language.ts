import type { Language } from '@livree/contracts';
import { splitLanguage, withLanguage } from '@livree/i18n/language-address';

function facade<T extends object>(original: T, own: Readonly<Record<string, unknown>>): T {
  return new Proxy(original, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * The window for the router, with addresses without a language. Reads remove the language prefix, writes add the
 * current one, so that a change of language needs no new document.
 */
export function windowWithoutLanguage(spoken: () => Language): Window {
  const address = (url: string | URL | null | undefined) =>
    typeof url === 'string' ? withLanguage(url, spoken()) : url;
  const place = facade(location, {
    get pathname() {
      return splitLanguage(location.pathname).pathname;
    },
  });
  const past = facade(history, {
    pushState: (state: unknown, title: string, url?: string | URL | null) =>
      history.pushState(state, title, address(url)),
    replaceState: (state: unknown, title: string, url?: string | URL | null) =>
      history.replaceState(state, title, address(url)),
  });
  return facade<Window>(window, { location: place, history: past });
}
