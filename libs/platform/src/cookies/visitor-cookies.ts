import { visitorCookie, type CookieName } from '@livree/document';

const isSecure = (): boolean => location.protocol === 'https:';

/**
 * Stores a necessary, non-secret value that the server reads to draw the document.
 * @param maxAge seconds; thirteen months by default
 */
export function writeCookie(name: CookieName, value: string, maxAge?: number): void {
  try {
    document.cookie = visitorCookie(name, value, { isSecure: isSecure(), maxAge });
  } catch {
    // A browser may refuse cookies, or any access to them: then the server draws the document without them.
  }
}

export const clearCookie = (name: CookieName): void => writeCookie(name, '', 0);

/** Whether this browser has the cookie. */
export function hasCookie(name: CookieName): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  } catch {
    return false;
  }
}
