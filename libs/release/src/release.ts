import { z } from '@livree/contracts/schema';
import {
  accessSchema,
  fileNameSchema,
  fileSchema,
  remoteIdSchema,
  routePathSchema,
  slotNameSchema,
  versionSchema,
} from './release-parts.ts';
import { shellSurfaceSchema, surfaceSchema } from './compatibility/surface.ts';

/**
 * What a remote's build says of itself, written as `release.json`. The ledger stores it, the gateway
 * composes with it and the shell routes by it, so nothing else has to know a remote by name.
 */
export const releaseSchema = z.object({
  id: remoteIdSchema,
  /** Content-derived; two builds of the same sources carry the same version. */
  version: versionSchema,
  /** The contract number of `Remote` in this package that the remote was built for. */
  contract: z.number(),
  /** Route patterns owned by this remote, who may see them, and the files their page is made of. */
  paths: z.array(
    z.object({
      path: routePathSchema,
      access: accessSchema,
      /** The path that this one only leads to. */
      redirect: z.optional(z.string()),
      scripts: z.array(fileNameSchema),
      css: z.array(fileNameSchema),
    }),
  ),
  /** Slots that this remote fills for others. */
  provides: z.array(slotNameSchema),
  needs: z.object({
    /** Slots of other remotes that this one places. */
    slots: z.array(slotNameSchema),
    /** Exact versions of the run-time singletons it was built against. */
    shared: z.record(z.string(), z.string()),
  }),
  /** The federation container. */
  entry: fileSchema,
  /** The chunk holding `remote`: preloaded with the entry. */
  expose: fileSchema,
  /** Styles of the exposed chunk itself; a page's own stand with its path. */
  css: z.array(fileSchema),
  /** Every browser file, entry and css included. */
  files: z.array(fileSchema),
  /** The ESM bundle that renders this remote on the server. */
  server: fileSchema,
  /** Documents served in a frame by the gateway (`/checkout-frame/<name>`), if any. */
  frames: z.array(z.object({ name: fileNameSchema, script: fileSchema, css: z.array(fileSchema) })),
  /** What others rely on and what it relies on; releases from before it was collected have none. */
  surface: z.optional(surfaceSchema),
});

export type Release = z.infer<typeof releaseSchema>;

/** What the shell's build says of itself. */
export const shellReleaseSchema = z.object({
  version: z.string(),
  /** Contract numbers of remotes that it can run. */
  contracts: z.array(z.number()),
  /** Run-time singletons that it provides, with their exact versions. */
  provides: z.record(z.string(), z.string()),
  script: fileSchema,
  css: z.array(fileSchema),
  /** Fonts of the first paint, to be preloaded. */
  fonts: z.array(fileSchema),
  files: z.array(fileSchema),
  server: z.object({
    /** The module that exports `render`. */
    entry: fileNameSchema,
    /** Our own singletons as server modules: import name to file. */
    shared: z.record(z.string(), fileNameSchema),
  }),
  surface: z.optional(shellSurfaceSchema),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** The set of releases that make one page: chosen by the gateway alone. */
export interface Composition {
  /** Content-derived from its members. */
  readonly id: string;
  readonly shell: string;
  readonly remotes: Release[];
  /** Remotes that a tester has replaced for this visit: id to version. */
  readonly overrides: Record<string, string>;
}
