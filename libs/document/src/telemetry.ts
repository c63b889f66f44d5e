import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { remoteIdSchema, versionSchema } from '@livree/release';

/** Where browsers send their reports. */
export const telemetryPath = '/telemetry';

/** The measurements that a browser may report: those of web.dev/vitals. */
const vitalNameSchema = z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
export type VitalName = z.infer<typeof vitalNameSchema>;

/**
 * How a failure was noticed. `caught` is what a remote reports itself; `policy` is noticed by the gateway; `limit` is what the
 * shell refused; `price` is an ordered sum that was not on the page; `never-ready` is a part that loaded and shows no content.
 */
export const failureCauses = [
  'load',
  'render',
  'hydration',
  'uncaught',
  'promise',
  'frozen',
  'style',
  'draft',
  'policy',
  'limit',
  'price',
  'never-ready',
  'caught',
] as const;
export type FailureCause = (typeof failureCauses)[number];

const stamp = {
  remote: remoteIdSchema,
  version: versionSchema,
  language: languageSchema,
};

/** One report of a browser. It has names only, because a message may quote what a visitor typed. */
const reportSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    ...stamp,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    /** Missing in reports of older shells, which did not distinguish causes. */
    cause: z.optional(z.enum(failureCauses)),
    /** The release that took its place in the same visit. */
    replacedBy: z.optional(versionSchema),
  }),
  z.object({
    kind: z.literal('vital'),
    ...stamp,
    name: vitalNameSchema,
    value: z.number().check(z.nonnegative(), z.maximum(600_000)),
  }),
  /** A page that a visitor opened who lets the site measure. */
  z.object({
    kind: z.literal('page'),
    ...stamp,
    /** As a remote declares it, such as `/blog/:slug`. */
    page: z.string().check(z.maxLength(80)),
    /** Of the wizard that the page shows. */
    step: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  }),
]);
export type TelemetryReport = z.infer<typeof reportSchema>;

/** What a browser sends: one report, or up to fifty. */
export const reportsSchema = z.union([reportSchema, z.array(reportSchema).check(z.maxLength(50))]);
