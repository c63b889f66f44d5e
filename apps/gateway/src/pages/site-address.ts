import { readPath, readSearch } from './address.ts';

/** The names that a browser has for its own machine. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a page is, if it was requested under another name of this machine than the site's; undefined otherwise.
 * Storage, the API's answers and the checkout frames belong to one origin.
 * @param hostname what the request calls this server
 */
export function siteAddress(siteOrigin: string, hostname: string, url: string): string | undefined {
  const { hostname: own } = new URL(siteOrigin);
  if (own === hostname || !ownMachine.has(own) || !ownMachine.has(hostname)) return undefined;
  return siteOrigin + readPath(url) + readSearch(url);
}
