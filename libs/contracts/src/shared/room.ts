import { z } from '../schema.ts';

/** The most people, and the most bags, that a ride can be asked for. */
export const mostPassengers = 7;
export const mostBags = 20;

export const passengerCount = z
  .int('validation.passengers')
  .check(z.minimum(1, 'validation.passengers'), z.maximum(mostPassengers, 'validation.passengers'));

export const bagCount = z
  .int('validation.bags')
  .check(z.minimum(0, 'validation.bags'), z.maximum(mostBags, 'validation.bags'));
