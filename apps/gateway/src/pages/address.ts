import type { Language } from '@livree/contracts';
import { withOverrides } from '@livree/document';
import { splitLanguage } from '@livree/i18n/language-address';
import { readQuery } from '@livree/platform/page-query';

/** The page that a request asks for. */
export interface PageAddress {
  /** The path without the language. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Pages with a secret in their query: it is never rendered, cached, or sent to another site. */
const secretPaths = new Set(['/google-callback', '/guest', '/pay', '/reset-password', '/verify-email']);

/** The query of a request's URL with its `?`, or empty. */
export function readSearch(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** The path of a request's URL, unchanged. */
export function readPath(url: string): string {
  const path = url.slice(0, url.length - readSearch(url).length);
  // A request to a proxy also names a site. Two slashes, or a slash and a backslash, would lead to another one.
  return path.replace(/^(?:https?:\/\/[^/]*)?[/\\]*/i, '/');
}

/** The language at the start of a request's path. */
export const languageIn = (url: string): Language | undefined => splitLanguage(readPath(url)).language;

/** Whether the page's query must stay private to this visitor's browser. */
export function isSecret(url: string): boolean {
  return secretPaths.has(splitLanguage(readPath(url)).pathname);
}

/**
 * What to render for a request's URL. Of the query, only the parameters that pages read count, so nobody can multiply
 * cached pages with others.
 */
export function parseAddress(url: string): PageAddress {
  const { pathname } = splitLanguage(readPath(url));
  return { pathname, search: isSecret(url) ? '' : readSearch(`/${readQuery(readSearch(url))}`) };
}

/** The same for a tester, whose overrides stay for the links of the page. */
export function parseTrialAddress(url: string): PageAddress {
  const { pathname, search } = parseAddress(url);
  return { pathname, search: readSearch(withOverrides(`/${search}`, readSearch(url))) };
}
