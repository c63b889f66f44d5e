import { z } from '@livree/contracts/schema';
import {
  accessSchema,
  assetsSchema,
  fileNameSchema,
  fileSchema,
  storedIdSchema,
  routePathSchema,
  slotNameSchema,
  versionSchema,
} from './release-parts.ts';

/**
 * The part of a release that a browser receives: enough to find it by address or slot, to load it and to verify its
 * bytes.
 */
export const browserReleaseSchema = z.object({
  id: storedIdSchema,
  version: versionSchema,
  paths: z.array(z.object({ path: routePathSchema, access: accessSchema, redirect: z.optional(z.string()) })),
  provides: z.array(slotNameSchema),
  /** The slots that it places. An older gateway does not send them. */
  needs: z.optional(z.object({ slots: z.array(slotNameSchema) })),
  entry: fileSchema,
  expose: fileSchema,
  assets: z.optional(assetsSchema),
  /** The files behind each path and slot and those of the texts, so that all of a part's can be requested at once. */
  ahead: z.optional(
    z.object({
      paths: z.record(routePathSchema, z.array(fileNameSchema)),
      slots: z.record(slotNameSchema, z.array(fileNameSchema)),
      texts: z.array(fileNameSchema),
      shared: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

export type BrowserRelease = z.infer<typeof browserReleaseSchema>;

/** A composition as the HTML contains it. Parsing a whole composition with it drops what browsers do not need. */
export const browserCompositionSchema = z.object({
  id: z.string(),
  shell: z.string(),
  remotes: z.array(browserReleaseSchema),
  overrides: z.record(z.string(), z.string()),
  /** The digest of the image of the server that rendered it, if it knew its own. */
  server: z.optional(z.string()),
});

export type BrowserComposition = z.infer<typeof browserCompositionSchema>;
