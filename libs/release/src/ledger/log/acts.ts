import { z } from '@livree/contracts/schema';
import { canaryPolicySchema, shareSchema } from '../../canary/policy.ts';
import { storedIdSchema, versionSchema } from '../../release-parts.ts';

/** A public key: 32 bytes in base64url. */
export const publicKeySchema = z.string().check(z.regex(/^[\w-]{43}$/, 'is not a public release key'));

/** The name of the key that may do everything. */
export const operator = 'operator';

/** No team may have the operator's name. */
const teamSchema = storedIdSchema.check(z.refine((team) => team !== operator));

/** A moment as `Date.toISOString` writes it. */
export const instantSchema = z.string().check(
  z.refine((text) => {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toISOString() === text;
  }, 'must be a moment such as 2027-01-31T12:00:00.000Z'),
);

/** The id of an invitation. */
export const invitationIdSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** What a tester may try: `booking@4f0c1a2b3c4d`, or a developer's build, `booking@http://localhost:5002`. */
export const trialNameSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^[a-z][a-z-]*@(?:[0-9a-f]{12}|https?:\/\/[\w.:[\]-]+)$/));

/** How many releases one invitation shows. */
export const mostTried = 5;

/** The digest of an image in a registry. */
export const imageDigestSchema = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));

/** A commit, written in full. */
export const commitSchema = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const text = z.string().check(z.maxLength(300));
/** Where a release was live before, and who allowed it there. */
const originSchema = z.strictObject({
  /** The public key of that ledger's operator. */
  ledger: publicKeySchema,
  /** The team that made it live there. */
  by: storedIdSchema,
  at: instantSchema,
});
export type Origin = z.infer<typeof originSchema>;
const unchecked = z.optional(z.literal(true));
const count = z.int().check(z.minimum(0));
const arm = z.strictObject({ visits: count, failed: count });
const release = { remote: storedIdSchema, version: versionSchema };

/** The acts of a log. A field that no act has is refused. */
export const acts = {
  publish: z.strictObject({
    act: z.literal('publish'),
    ...release,
    /** The hash of its release.json, which contains the hashes of its files. */
    description: text,
    /** Published in an emergency, without the checks. */
    unchecked,
    /** It came from another ledger, byte for byte. */
    origin: z.optional(originSchema),
  }),
  promote: z.strictObject({ act: z.literal('promote'), ...release }),
  rollback: z.strictObject({ act: z.literal('rollback'), ...release }),
  retire: z.strictObject({ act: z.literal('retire'), ...release, to: z.optional(text) }),
  /** A part of the visitors gets the release before all others. */
  canary: z.strictObject({ act: z.literal('canary'), ...release, share: shareSchema }),
  /** What became of a canary, and the figures that say why. Its move, if it has one, is the next line. */
  verdict: z.strictObject({
    act: z.literal('verdict'),
    ...release,
    outcome: z.enum(['back', 'on', 'pause', 'resume', 'ask']),
    figures: z.strictObject({
      canary: arm,
      live: arm,
      /** How strongly the visits speak against the canary: 1 is nothing. */
      evidence: z.number().check(z.minimum(0)),
      wrongPrices: count,
      /** Of the visits that were measured, those that were slow, and how strongly they speak against the canary. */
      slow: z.optional(z.strictObject({ canary: arm, live: arm, evidence: z.number().check(z.minimum(0)) })),
    }),
  }),
  /** The numbers by which canaries are judged from here on. */
  policy: z.strictObject({ act: z.literal('policy'), canary: canaryPolicySchema }),
  /** The image that gateways run from here on: what renders the compositions. */
  server: z.strictObject({
    act: z.literal('server'),
    digest: imageDigestSchema,
    commit: commitSchema,
    /** The SHA-256 of the statement of how it was built, if there is one. */
    provenance: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  invite: z.strictObject({
    act: z.literal('invite'),
    id: invitationIdSchema,
    releases: z.array(trialNameSchema).check(z.minLength(1), z.maxLength(mostTried)),
    /** The host of the site where it counts. */
    host: text,
    until: instantSchema,
    /** It also counts for releases that were withdrawn, or never checked. */
    unchecked,
  }),
  uninvite: z.strictObject({ act: z.literal('uninvite'), id: invitationIdSchema }),
  grant: z.strictObject({
    act: z.literal('grant'),
    team: teamSchema,
    key: publicKeySchema,
    remotes: z.array(storedIdSchema).check(z.maxLength(200)),
  }),
  revoke: z.strictObject({ act: z.literal('revoke'), team: teamSchema }),
  replace: z.strictObject({
    act: z.literal('replace'),
    /** The operator's key from here on. */
    key: publicKeySchema,
    /** Its signature of itself and of all lines before. */
    proof: text,
  }),
} as const;

/** An act in the log. */
export type Act = z.infer<(typeof acts)[keyof typeof acts]>;

/** The acts that change what visitors get. */
export type Move = Extract<Act, { act: 'promote' | 'rollback' | 'retire' | 'canary' | 'verdict' }>;
