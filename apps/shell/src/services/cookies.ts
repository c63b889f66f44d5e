import { visitorCookie, type VisitorCookieName } from '@livree/document';

const isSecure = (): boolean => location.protocol === 'https:';

/** Stores a necessary, non-secret value that the server reads to draw the document. */
export function writeCookie(name: VisitorCookieName, value: string): void {
  document.cookie = visitorCookie(name, value, { isSecure: isSecure() });
}

export function clearCookie(name: VisitorCookieName): void {
  document.cookie = visitorCookie(name, '', { isSecure: isSecure(), maxAge: 0 });
}
