/**
 * Names of the `<meta>` elements that give a checkout frame its origins, the providers' public keys and the policy's
 * nonce.
 */
export type FrameMark = 'site-origin' | 'frame-origin' | 'stripe-key' | 'paypal-key' | 'script-nonce';
