import { parseCookie, stringifySetCookie } from 'cookie';

/** What a request says about its visitor. */
export interface AskedWith {
  readonly headers: { readonly cookie?: string | undefined };
  readonly protocol: string;
}

/** How many invitations a browser keeps. */
const mostPasses = 5;
const separator = '~';
const passPattern = /^[0-9a-f]{12}\.[\w-]{86}$/;

const isSecure = ({ protocol }: AskedWith): boolean => protocol === 'https:' || protocol === 'https';

/** Over https, no other host of the domain can set it. */
const cookieName = (asked: AskedWith): string => (isSecure(asked) ? '__Host-invitations' : 'invitations');

/** The passes of the invitations that a visitor's browser keeps, the latest first. */
export function invitationPasses(asked: AskedWith): string[] {
  const value = parseCookie(asked.headers.cookie ?? '')[cookieName(asked)] ?? '';
  return value
    .split(separator)
    .filter((pass) => passPattern.test(pass))
    .slice(0, mostPasses);
}

/** A `Set-Cookie` header that adds a pass to those of the visitor. @param seconds how long it may be kept */
export function invitationCookie(asked: AskedWith, pass: string, seconds: number): string {
  const others = invitationPasses(asked).filter((other) => other !== pass);
  const value = [pass, ...others].slice(0, mostPasses).join(separator);
  return stringifySetCookie({
    name: cookieName(asked),
    value,
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(asked),
  });
}
