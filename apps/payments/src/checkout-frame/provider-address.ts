/** The full URL of the provider's page: a page of this site or any https page; undefined for everything else. */
export function providerAddress(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.origin === origin || address.protocol === 'https:' ? address.href : undefined;
}
