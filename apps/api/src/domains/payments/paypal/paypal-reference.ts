/** PayPal keeps one text of ours with an order or refund: our name for it, and the site that gave it. */
export const customIdOf = (reference: string, siteUrl: string): string =>
  `${reference}@${new URL(siteUrl).host}`;

/** Our name for an order or refund; undefined when another site of the same account gave it, or nobody did. */
export function referenceIn(customId: string | undefined, siteUrl: string): string | undefined {
  const site = `@${new URL(siteUrl).host}`;
  return customId?.endsWith(site) ? customId.slice(0, -site.length) : undefined;
}
