import { type RideChange, changeQuoteRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const wire = z.custom<z.input<typeof changeQuoteRequest>>();

/** What is to be different in a ride, as text that later releases can read. */
export const writeWanted = (change: RideChange): string =>
  JSON.stringify(z.encode(changeQuoteRequest, change));

export const readWanted = (stored: unknown): RideChange =>
  z.decode(changeQuoteRequest, z.parse(wire, stored));
