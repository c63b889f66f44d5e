import { defaultLanguage, languages, type Language } from '@livree/contracts';

const head = new RegExp(`^/(${languages.join('|')})(?=/|$)`, 'i');

/** The language at the start of a path, if any, and the rest of the path. */
export function splitLanguage(pathname: string): { language: Language | undefined; pathname: string } {
  const named = head.exec(pathname)?.[1];
  const language = languages.find((known) => known === named?.toLowerCase());
  if (named === undefined || language === undefined) return { language: undefined, pathname };
  return { language, pathname: pathname.slice(named.length + 1) || '/' };
}

/** The address of a path of this site in a language: `/vehicles` is French, `/de/vehicles` German. Query and hash stay. */
export function withLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
