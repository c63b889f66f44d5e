import { resolve } from 'node:path';
import { z } from '@livree/contracts/schema';

export const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

export const folder = z.pipe(
  z.string().check(z.refine((path) => path.trim() !== '', 'must name a folder')),
  z.transform((path) => resolve(path)),
);

/** A secret with a minimum number of characters. */
export const longText = (length: number) =>
  z.string().check(
    z.minLength(length, { error: `must have at least ${length} characters`, abort: true }),
    z.refine((secret) => secret === secret.trim(), 'must not begin or end with a blank or a line break'),
  );

export function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: rule, abort: true })),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least, rule), z.maximum(most, rule))),
  );
}

export const port = wholeNumber(0, 65_535);

/** A port that others must know, so not 0, which takes any. */
export const knownPort = wholeNumber(1, 65_535);

/** A switch: `on` and `off`, or `true` and `false`. */
export const onOff = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((value) => value === 'on'),
);
export const trueFalse = z.pipe(
  z.enum(['true', 'false'], 'must be true or false'),
  z.transform((value) => value === 'true'),
);

export const url = (protocol: RegExp, rule: string) =>
  z.url({ protocol, error: rule }).check(z.regex(/^[\w+.-]+:\/\//, rule));
export const httpUrl = url(/^https?$/, 'must be an http(s) address');

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

/** An address with https; http is for this machine only. */
export const secureUrl = url(/^https?$/, 'must be an https address').check(
  z.refine((address) => {
    const parsed = URL.parse(address);
    return parsed !== null && (parsed.protocol === 'https:' || isLocal(parsed));
  }, 'must be an https address'),
);

export const origin = z
  .string()
  .check(
    z.refine(
      (address) => /^https?:/.test(address) && URL.parse(address)?.origin === address,
      'must be an origin such as https://pay.livree.example, without a path',
    ),
  );
