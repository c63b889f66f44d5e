/** PayPal stores one text of ours with an order or refund: our reference, and the site that created it. */
export const toCustomId = (reference: string, siteUrl: string): string =>
  `${reference}@${new URL(siteUrl).host}`;

/**
 * Our reference of an order or refund; undefined if it comes from another site of the same account, or is missing.
 */
export function referenceIn(customId: string | undefined, siteUrl: string): string | undefined {
  const site = `@${new URL(siteUrl).host}`;
  return customId?.endsWith(site) ? customId.slice(0, -site.length) : undefined;
}
