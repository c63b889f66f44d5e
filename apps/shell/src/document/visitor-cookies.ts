import { visitorCookie, type VisitorCookieName } from '@livree/document';

const isSecure = (): boolean => location.protocol === 'https:';

/** A browser may refuse cookies, or any access to them: then the server draws the document without them. */
function write(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The address still names the language, and the session is in the browser's storage.
  }
}

/** Stores a necessary, non-secret value that the server reads to draw the document. */
export const writeCookie = (name: VisitorCookieName, value: string): void =>
  write(visitorCookie(name, value, { isSecure: isSecure() }));

export const clearCookie = (name: VisitorCookieName): void =>
  write(visitorCookie(name, '', { isSecure: isSecure(), maxAge: 0 }));
