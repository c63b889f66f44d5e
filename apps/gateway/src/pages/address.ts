/** A page as a request names it. */
export interface PageAddress {
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

function pathOf(url: string): string {
  const path = url.slice(0, url.length - searchOf(url).length);
  return path.replace(/^\/{2,}/, '/');
}

/** Whether the page's query must stay between this visitor and the browser. */
export function isSecret(url: string): boolean {
  return secretPaths.has(pathOf(url));
}

/** What to render for a request's URL. */
export function addressOf(url: string): PageAddress {
  return { pathname: pathOf(url), search: isSecret(url) ? '' : searchOf(url) };
}
