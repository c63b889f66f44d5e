export interface ShareAddress {
  readonly network: string;
  readonly address: string;
}

function addressOf(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

/** The share address of each network. @param url absolute */
export function shareAddresses(url: string, title: string): ShareAddress[] {
  return [
    { network: 'Facebook', address: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'Twitter', address: addressOf('https://twitter.com/intent/tweet', { url, text: title }) },
    { network: 'LinkedIn', address: addressOf('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ];
}
