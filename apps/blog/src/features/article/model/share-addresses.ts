export interface ShareAddress {
  readonly network: string;
  readonly address: string;
}

function writeAddress(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

/** The share address of each network. @param url absolute */
export function shareAddresses(url: string, title: string): ShareAddress[] {
  return [
    { network: 'Facebook', address: writeAddress('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'Twitter', address: writeAddress('https://twitter.com/intent/tweet', { url, text: title }) },
    {
      network: 'LinkedIn',
      address: writeAddress('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}
