import { splitLanguage } from '@livree/i18n/language-address';
import { routeOwner, shellId, type Composition } from '@livree/release';

interface Blamed {
  readonly id: string;
  readonly version: string;
}

const builtFile = /\/assets\/([a-z-]+)\/(?:([0-9a-f]{12})\/(?:\d{1,3}\/)?)?[\w.@-]+$/;

/** The path of an address on any host; undefined if it is no address of a page. */
function pathIn(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.pathname : undefined;
}

/**
 * The release that a violation of the policy counts against: the one of the script that caused it or, without a script,
 * the owner of the page. Undefined for what an extension of the browser did.
 * @param at addresses of the script and of the page, as the browser reports them
 */
export function blamedFor(
  at: { readonly source: string | undefined; readonly page: string | undefined },
  composition: Composition,
): Blamed | undefined {
  const { source, page } = at;
  const script = pathIn(source);
  const [, id, version] = builtFile.exec(script ?? '') ?? [];
  if (id === shellId) return { id, version: composition.shell };
  if (id !== undefined && version !== undefined) return { id, version };
  // A violation by the page's own markup names the page as its source.
  if (source && script !== pathIn(page)) return undefined;
  const path = pathIn(page);
  return path === undefined
    ? undefined
    : routeOwner(composition.remotes, splitLanguage(path).pathname)?.remote;
}
