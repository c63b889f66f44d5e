import { z } from '../schema.ts';

export const passengerCount = z
  .int('validation.passengers')
  .check(z.minimum(1, 'validation.passengers'), z.maximum(7, 'validation.passengers'));

export const bagCount = z
  .int('validation.bags')
  .check(z.minimum(0, 'validation.bags'), z.maximum(20, 'validation.bags'));
