const names: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal', sandbox: 'Sandbox' };

/** A payment provider by its own name, the same in every language. */
export const providerName = (provider: string): string => names[provider] ?? provider;
