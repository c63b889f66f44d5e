import { z } from '../schema.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

export const paymentProviders = ['stripe', 'paypal', 'sandbox'] as const;

export const paymentMethod = wireObject({
  /** card or wallet: what is sent as `payment_provider`. */
  id: z.string(),
  provider: openEnum(paymentProviders),
  label: z.string(),
  is_active: z.boolean(),
});
