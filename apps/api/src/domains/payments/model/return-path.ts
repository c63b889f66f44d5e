const allowedPaths = ['/reservation', '/reservations', '/payments', '/checkout-frame'];

export const defaultReturnPath = '/reservations';

/**
 * The path of this site to which a provider may send the customer back: a booking, reservation, payment or
 * checkout-frame screen. Anything else, above all another origin, becomes the reservation list.
 */
export function safeReturnPath(candidate: string | undefined): string {
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, 'https://site.invalid'))
    return defaultReturnPath;
  const url = new URL(candidate, 'https://site.invalid');
  const allowed = allowedPaths.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  if (url.origin !== 'https://site.invalid' || !allowed) return defaultReturnPath;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path below the API's base to which providers send the customer back, whatever `return_path` is then. */
export const returnRoute = '/payments/return/';

/**
 * The only address of a payment at its provider. It redirects to the payment's `return_path`, which may change while
 * the payment is open, and drops the query that a provider adds.
 */
export const returnAddress = (payment: { readonly transaction_id: string }): string =>
  `/api${returnRoute}${payment.transaction_id}`;

/** The return path of a new card's challenge, and the checkout frame's page behind it. */
export const cardReturn = { address: `/api${returnRoute}card`, page: '/checkout-frame/return' } as const;

/** The page to which a customer returns after cancelling at the provider. */
export function cancelledPath(path: string): string {
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.set('outcome', 'cancelled');
  return `${url.pathname}${url.search}${url.hash}`;
}
