import { primaryColors, themeModes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/**
 * The cookies by which a browser tells the server how to draw a document for its visitor. They are necessary, hold no
 * secret and name nobody.
 */
export const visitorCookies = {
  language: 'language',
  theme: 'theme',
  accent: 'accent',
  session: 'signed-in',
} as const;

export type VisitorCookieName = (typeof visitorCookies)[keyof typeof visitorCookies];

/** The value of the session's cookie while somebody is signed in. */
export const signedIn = '1';

export const themeSchema = z.enum(themeModes);
export const accentSchema = z.enum(primaryColors);

/** The data attributes of `<html>` (`data-mode`) that style sheets and the shell read. */
export const visitorMarks = { theme: 'mode', accent: 'accent', session: 'session' } as const;

const thirteenMonths = 60 * 60 * 24 * 395;

/**
 * A cookie as `Set-Cookie` and `document.cookie` take it.
 * @param maxAge seconds, thirteen months unless told; 0 removes the cookie
 */
export function visitorCookie(
  name: VisitorCookieName,
  value: string,
  { isSecure, maxAge = thirteenMonths }: { readonly isSecure: boolean; readonly maxAge?: number },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
