import { z } from '@livree/contracts/schema';
import { shellSurfaceSchema, surfaceSchema } from './compatibility/surface.ts';
import { shellId } from './release-name.ts';
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

/** Modules of packages and libraries in its scripts, with the bytes of their sources; missing in older releases. */
const modulesSchema = z.optional(z.record(z.string(), z.int().check(z.minimum(0))));

/**
 * What a remote's build says about itself, written as `release.json`. The ledger stores it, the gateway composes with
 * it and the shell routes by it, so nothing else needs to know a remote by name.
 */
export const releaseSchema = z.object({
  id: storedIdSchema,
  /** Derived from content; two builds of the same sources have the same version. */
  version: versionSchema,
  /** The contract of `Remote` that the remote was built for. */
  contract: z.number(),
  /** Route patterns of this remote, who may see them, and the files of their page. */
  paths: z.array(
    z.object({
      path: routePathSchema,
      access: accessSchema,
      /** The path to which this one redirects. */
      redirect: z.optional(z.string()),
      scripts: z.array(fileNameSchema),
      css: z.array(fileNameSchema),
      /** What the keys of its texts start with, by namespace; missing in older releases. */
      texts: z.optional(z.record(z.string(), z.array(z.string()))),
    }),
  ),
  /** Slots that this remote provides. */
  provides: z.array(slotNameSchema),
  /** The files of each slot and of the texts in each language; missing in older releases. */
  parts: z.optional(
    z.object({
      slots: z.record(slotNameSchema, z.array(fileNameSchema)),
      texts: z.record(z.string(), z.array(fileNameSchema)),
      /** The run-time singletons that the host loads on demand, for each path and slot that uses some. */
      shared: z.record(z.string(), z.array(z.string())),
    }),
  ),
  needs: z.object({
    /** Slots of other remotes that this remote places. */
    slots: z.array(slotNameSchema),
    /** Exact versions of the run-time singletons that it was built against. */
    shared: z.record(z.string(), z.string()),
  }),
  /** The federation container. */
  entry: fileSchema,
  /** The chunk that contains `remote`; it is preloaded with the entry. */
  expose: fileSchema,
  /** Styles of the exposed chunk; those of a page are listed with its path. */
  css: z.array(fileSchema),
  /** Every browser file, entry and css included. */
  files: z.array(fileSchema),
  /** Where browsers get the files when not from this site; the gateway follows it to allowed origins alone. */
  assets: z.optional(assetsSchema),
  /** The ESM bundle that renders this remote on the server. */
  server: fileSchema,
  /** Documents that the gateway serves in a frame (`/checkout-frame/<name>`), if any. */
  frames: z.array(z.object({ name: fileNameSchema, script: fileSchema, css: z.array(fileSchema) })),
  modules: modulesSchema,
  /** What others rely on, and what it relies on; missing in older releases. */
  surface: z.optional(surfaceSchema),
});

export type Release = z.infer<typeof releaseSchema>;

/** What the shell's build says about itself, written as `release.json`. */
export const shellReleaseSchema = z.object({
  id: z.literal(shellId),
  /** Derived from content, like a remote's. */
  version: versionSchema,
  /** The contracts of remotes that it can run. */
  contracts: z.array(z.number()),
  /** The run-time singletons that it provides, with their exact versions. */
  provides: z.record(z.string(), z.string()),
  script: fileSchema,
  css: z.array(fileSchema),
  /** Fonts of the first paint, to preload. */
  fonts: z.array(fileSchema),
  files: z.array(fileSchema),
  server: z.object({
    /** The module that exports `render`. */
    entry: fileSchema,
    /** Our own singletons as server modules: import name and file. */
    shared: z.record(z.string(), fileSchema),
  }),
  modules: modulesSchema,
  surface: z.optional(shellSurfaceSchema),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** The releases that make one page, chosen by the gateway. */
export interface Composition {
  /** Derived from its members. */
  readonly id: string;
  /** The version of the shell. */
  readonly shell: string;
  readonly remotes: Release[];
  /** Remotes that a tester has replaced for this visit: id to version. */
  readonly overrides: Record<string, string>;
  /** The part of which these visitors get the canary, if any. */
  readonly canary?: string;
}

/** Whether a tester has replaced releases. */
export const isTrial = ({ overrides }: Pick<Composition, 'overrides'>): boolean =>
  Object.keys(overrides).length > 0;

/** Whether failures of a page count against this part: those of a test visit do only if the tester has replaced it. */
export const isAnswerable = (composition: Pick<Composition, 'overrides'>, id: string): boolean =>
  !isTrial(composition) || Object.hasOwn(composition.overrides, id);
