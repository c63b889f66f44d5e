import { z } from '../schema.ts';

/** A place that a customer typed or selected. */
export const address = (messageKey: string) =>
  z.string(messageKey).check(z.trim(), z.minLength(3, messageKey), z.maxLength(300, 'validation.too_long'));

/** At most ten intermediate stops. */
export const stopList = z
  .array(address('validation.stop'))
  .check(z.maxLength(10, 'validation.too_many_stops'));
