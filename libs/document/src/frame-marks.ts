/** Names of the `<meta>` elements that tell a checkout frame of origins, public provider keys and the nonce of its policy. */
export type FrameMark = 'site-origin' | 'frame-origin' | 'stripe-key' | 'paypal-key' | 'script-nonce';
