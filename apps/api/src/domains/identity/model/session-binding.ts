/** What a session of a browser is stored with instead of the plain hash: its calls must carry the cookie, too. */
const boundPrefix = 'bound ';

/** The stored binding of a session whose calls must carry the cookie with this hash. */
export const bindTo = (cookieHash: string): string => boundPrefix + cookieHash;

/** Every stored form in which a cookie with this hash is known. */
export const bindingForms = (cookieHash: string): string[] => [cookieHash, bindTo(cookieHash)];

/** Whether a session is bound to a browser that has none of these cookies. One of a program is not bound. */
export const isBoundElsewhere = (stored: string | null, cookieHashes: readonly string[]): boolean =>
  stored?.startsWith(boundPrefix) === true && !cookieHashes.map(bindTo).includes(stored);
