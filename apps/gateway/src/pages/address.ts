import type { Language } from '@livree/contracts';
import { withOverrides } from '@livree/document';
import { splitLanguage } from '@livree/i18n/language-address';
import { readQuery } from '@livree/platform/page-query';

/** A page as a request names it. */
export interface PageAddress {
  /** Without the language at its head. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Pages whose query carries a secret: it is never rendered, kept, or told to another site. */
const secretPaths = new Set(['/google-callback', '/reset-password']);

/** The query of a request's URL with its `?`, or empty. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** The path of a request's URL, as it was asked for. */
export function pathOf(url: string): string {
  const path = url.slice(0, url.length - searchOf(url).length);
  // What is asked of a proxy names a site as well.
  return path.replace(/^(?:https?:\/\/[^/]*)?\/*/i, '/');
}

/** The language that a request's URL names at the head of its path. */
export const languageIn = (url: string): Language | undefined => splitLanguage(pathOf(url)).language;

/** Whether the page's query must stay between this visitor and the browser. */
export function isSecret(url: string): boolean {
  return secretPaths.has(splitLanguage(pathOf(url)).pathname);
}

/**
 * What to render for a request's URL: of its query what pages read, so that nobody multiplies pages by what they do not,
 * and a tester's overrides, which the links of their pages carry on.
 */
export function addressOf(url: string): PageAddress {
  const { pathname } = splitLanguage(pathOf(url));
  const search = searchOf(url);
  return { pathname, search: isSecret(url) ? '' : searchOf(withOverrides(`/${readQuery(search)}`, search)) };
}
