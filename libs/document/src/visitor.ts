import { primaryColors, themeModes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { pinCookie } from './pin.ts';

/**
 * The cookies that tell the server how to draw a document for its visitor. They are necessary, contain no secret and
 * identify nobody.
 */
export const visitorCookies = {
  language: 'language',
  theme: 'theme',
  accent: 'accent',
  session: 'signed-in',
} as const;

/** The cookies that scripts of the site write. */
export type CookieName = (typeof visitorCookies)[keyof typeof visitorCookies] | typeof pinCookie;

/** The value of the session's cookie while the visitor is signed in. */
export const signedIn = '1';

export const themeSchema = z.enum(themeModes);
export const accentSchema = z.enum(primaryColors);

/** How the site looks until a visitor chooses. */
export const defaultLook = { theme: 'auto', accent: 'blue' } as const;

/** The data attributes of `<html>` (`data-mode`) that style sheets and the shell read. */
export const visitorMarks = { theme: 'mode', accent: 'accent', session: 'session' } as const;

const thirteenMonths = 60 * 60 * 24 * 395;

/**
 * A cookie in the format of `Set-Cookie` and `document.cookie`.
 * @param maxAge seconds; thirteen months by default; 0 removes the cookie
 */
export function visitorCookie(
  name: CookieName,
  value: string,
  { isSecure, maxAge = thirteenMonths }: { readonly isSecure: boolean; readonly maxAge?: number | undefined },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
