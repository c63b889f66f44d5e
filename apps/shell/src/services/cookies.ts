const thirteenMonths = 60 * 60 * 24 * 395;

/** Keeps a necessary, non-secret value that the server reads to stamp the document. */
export function writeCookie(name: string, value: string, maxAge = thirteenMonths): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function clearCookie(name: string): void {
  writeCookie(name, '', 0);
}
