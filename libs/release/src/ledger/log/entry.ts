import { createHash } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { remoteIdSchema, versionSchema } from '../../release-parts.ts';
import { isSignedBy, type Signer } from './keys.ts';

/** A public key: 32 bytes in base64url. */
export const publicKeySchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** The name of the key that may do everything. */
export const operator = 'operator';

/** No team may have the operator's name. */
const teamSchema = remoteIdSchema.check(z.refine((team) => team !== operator));

const release = { remote: remoteIdSchema, version: versionSchema };

const actSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('publish'),
    ...release,
    /** The hash of its release.json, which contains the hashes of its files. */
    description: z.string(),
    /** Published in an emergency, without the checks. */
    unchecked: z.optional(z.literal(true)),
  }),
  z.object({ act: z.literal('promote'), ...release }),
  z.object({ act: z.literal('rollback'), ...release }),
  z.object({ act: z.literal('retire'), ...release, to: z.optional(z.string()) }),
  z.object({
    act: z.literal('grant'),
    team: teamSchema,
    key: publicKeySchema,
    remotes: z.array(remoteIdSchema),
  }),
  z.object({ act: z.literal('revoke'), team: teamSchema }),
  z.object({
    act: z.literal('replace'),
    /** The operator's key from here on. */
    key: publicKeySchema,
    /** Its signature of `proofText`. */
    proof: z.string(),
  }),
]);

/** The acts in the log. */
export type Act = z.infer<typeof actSchema>;

/** The acts that change what is live. */
export type Move = Extract<Act, { act: 'promote' | 'rollback' | 'retire' }>;

const frameSchema = z.object({
  at: z.string(),
  /** The team whose key signed it. */
  by: remoteIdSchema,
  /** The hash of the previous line; empty in the first. */
  previous: z.string(),
  signature: z.string(),
});

const lineSchema = z.intersection(actSchema, frameSchema);

/** An act in the log, with its author and time. */
export type Entry = z.infer<typeof lineSchema>;

export const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/** One line of the log. */
export function writeLine(
  act: Act,
  frame: { at: string; by: string; previous: string },
  signer: Signer,
): string {
  const unsigned = { ...frame, ...act };
  return JSON.stringify({ ...unsigned, signature: signer.sign(JSON.stringify(unsigned)) });
}

/** What the operator's new key signs when it replaces another: itself, and all lines before. */
const proofText = (key: string, previous: string): string => `${previous} ${key}`;

/** The act by which `signer` becomes the operator's. @param previous the hash of the last line */
export const replacementBy = (signer: Signer, previous: string): Extract<Act, { act: 'replace' }> => ({
  act: 'replace',
  key: signer.key,
  proof: signer.sign(proofText(signer.key, previous)),
});

/** Whether whoever holds the new key has agreed to the line, and to all lines before it. */
export const isReplacementProven = ({ key, proof, previous }: Extract<Entry, { act: 'replace' }>): boolean =>
  isSignedBy(key, proofText(key, previous), proof);

/** Parses a line; undefined if it is damaged. */
export function readLine(line: string): Entry | undefined {
  try {
    return z.safeParse(lineSchema, JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Whether the line has this key's signature of everything else in it. */
export function isLineSigned(line: string, key: string): boolean {
  const { signature, ...unsigned } = z.parse(z.looseObject({ signature: z.string() }), JSON.parse(line));
  return isSignedBy(key, JSON.stringify(unsigned), signature);
}

export const isAboutRelease = (entry: Entry): entry is Extract<Entry, { remote: string }> =>
  'remote' in entry;
