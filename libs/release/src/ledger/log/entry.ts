import { createHash } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { storedIdSchema } from '../../release-parts.ts';
import { type Act, acts, instantSchema } from './acts.ts';
import { isSignedBy, type Signer } from './keys.ts';

/** Characters of the longest line; the largest real one grants a key for many remotes. */
const longestLine = 8192;

const frame = {
  at: instantSchema,
  /** The team whose key signed it. */
  by: storedIdSchema,
  /** The hash of the previous line; empty in the first. */
  previous: z.string().check(z.maxLength(64)),
  signature: z.string().check(z.maxLength(100)),
};

const lineSchema = z.discriminatedUnion('act', [
  z.extend(acts.publish, frame),
  z.extend(acts.promote, frame),
  z.extend(acts.rollback, frame),
  z.extend(acts.retire, frame),
  z.extend(acts.canary, frame),
  z.extend(acts.verdict, frame),
  z.extend(acts.policy, frame),
  z.extend(acts.server, frame),
  z.extend(acts.invite, frame),
  z.extend(acts.uninvite, frame),
  z.extend(acts.grant, frame),
  z.extend(acts.revoke, frame),
  z.extend(acts.replace, frame),
]);

/** An act in the log, with its author and time. */
export type Entry = z.infer<typeof lineSchema>;

export const hashLine = (line: string): string => createHash('sha256').update(line).digest('hex');

/** One line of the log. */
export function writeLine(
  act: Act,
  { at, by, previous }: { at: string; by: string; previous: string },
  signer: Signer,
): string {
  const unsigned = { at, by, previous, ...act };
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

/**
 * Parses a line; undefined if it is damaged. It has one spelling, because its signature is of what it says: written
 * otherwise, it would be another line with the same signature.
 */
export function readLine(line: string): Entry | undefined {
  if (line.length > longestLine) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return JSON.stringify(value) === line ? z.safeParse(lineSchema, value).data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the line has this key's signature of everything else in it. */
export function isLineSigned(line: string, key: string): boolean {
  const { signature, ...unsigned } = z.parse(z.looseObject({ signature: z.string() }), JSON.parse(line));
  return isSignedBy(key, JSON.stringify(unsigned), signature);
}

/** A line of the log that names the image of the server. */
export type ServerEvent = Extract<Entry, { act: 'server' }>;

/** A line of the log about a release. */
export type LedgerEvent = Extract<Entry, { remote: string }>;

export const isAboutRelease = (entry: Entry): entry is LedgerEvent => 'remote' in entry;

export const isServerNamed = (entry: Entry): entry is ServerEvent => entry.act === 'server';
