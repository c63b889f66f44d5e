import { z } from '@livree/contracts/schema';
import {
  accessSchema,
  fileSchema,
  remoteIdSchema,
  routePathSchema,
  slotNameSchema,
  versionSchema,
} from './release-parts.ts';

/** What a browser is told of a release: enough to find it by address or slot, to load it and to check its bytes. */
const browserReleaseSchema = z.object({
  id: remoteIdSchema,
  version: versionSchema,
  paths: z.array(z.object({ path: routePathSchema, access: accessSchema, redirect: z.optional(z.string()) })),
  provides: z.array(slotNameSchema),
  entry: fileSchema,
  expose: fileSchema,
});

export type BrowserRelease = z.infer<typeof browserReleaseSchema>;

/** A composition as it is carried in the HTML. Parsing a whole composition with it leaves out what no browser needs. */
export const browserCompositionSchema = z.object({
  id: z.string(),
  shell: z.string(),
  remotes: z.array(browserReleaseSchema),
  overrides: z.record(z.string(), z.string()),
});

export type BrowserComposition = z.infer<typeof browserCompositionSchema>;
