const allowedPaths = ['/reservation', '/reservations', '/payments', '/checkout-frame'];

export const defaultReturnPath = '/reservations';

/**
 * A path of this site to which a provider may send the customer back: one of the booking, reservation, payment or
 * checkout-frame screens. Anything else, another origin above all, becomes the reservation list.
 */
export function safeReturnPath(candidate: string | undefined): string {
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, 'https://site.invalid'))
    return defaultReturnPath;
  const url = new URL(candidate, 'https://site.invalid');
  const allowed = allowedPaths.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  if (url.origin !== 'https://site.invalid' || !allowed) return defaultReturnPath;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Below the API's base: where providers send the customer back to, whatever `return_path` is by then. */
export const returnRoute = '/payments/return/';

/**
 * The one address of a payment at its provider. It leads on to the payment's `return_path`, which may change as long
 * as it is open, and drops what a provider writes behind the address.
 */
export const returnAddress = (payment: { readonly transaction_id: string }): string =>
  `/api${returnRoute}${payment.transaction_id}`;

/** Where the challenge of a new card leads back to, and the page of the checkout frame behind it. */
export const cardReturn = { address: `/api${returnRoute}card`, page: '/checkout-frame/return' } as const;

/** The page to which a customer returns after cancelling at the provider. */
export function cancelledPath(path: string): string {
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.set('outcome', 'cancelled');
  return `${url.pathname}${url.search}${url.hash}`;
}
