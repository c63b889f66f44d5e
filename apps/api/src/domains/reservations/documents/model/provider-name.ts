const names: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  sandbox: 'Sandbox',
};

/** A payment provider as papers name it. */
export const providerName = (provider: string): string => names[provider] ?? provider;
