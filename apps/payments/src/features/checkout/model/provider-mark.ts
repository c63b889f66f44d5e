/** What the server wrote into a frame document for its provider's script; undefined when the provider is not configured. */
export const providerMark = (name: 'stripe-key' | 'paypal-key' | 'script-nonce'): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
