import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { wireObject, wireRequest } from '../shared/wire.ts';

const invalid = 'validation.invalid';

/** The browser's address at its push service. */
const endpoint = z.string(invalid).check(z.regex(/^https?:\/\/\S+$/, invalid), z.maxLength(1000, invalid));

/** The subscription of a browser: its address, and the keys for messages that only it can read. */
export const pushSubscription = wireRequest({
  endpoint,
  p256dh: z.string(invalid).check(z.regex(/^[\w-]{87}=?$/, invalid)),
  auth: z.string(invalid).check(z.regex(/^[\w-]{22}(?:==)?$/, invalid)),
});

export const pushAddress = wireRequest({ endpoint });

/** The public key with which a browser subscribes, in base64url. */
export const pushKeyAnswer = envelope(wireObject({ public_key: z.string() }));
