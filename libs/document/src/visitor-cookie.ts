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
