import { jsonSchema, routeSnapshot } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';
import { shapeSchema } from './shape.ts';

/** The data of a slot, and the payload of each event. */
const slotShape = z.object({ props: jsonSchema, events: z.record(z.string(), jsonSchema) });

export type SlotShape = z.infer<typeof slotShape>;

/** Slots by name. */
export const slotShapesSchema = z.record(z.string(), slotShape);

const texts = z.array(z.string());
const exportsSchema = z.record(z.string(), z.record(z.string(), shapeSchema));

/**
 * What other remotes rely on in a remote, and what it relies on in others; collected from its sources during the
 * build.
 */
export const surfaceSchema = z.object({
  /** Addresses of this site that it leads to, with the names of query parameters that it gives them. */
  links: z.array(z.object({ to: z.string(), query: texts })),
  /** Parameters of its own paths and of the query that it reads; `unknown` if it also reads some whose names only exist at run time. */
  reads: z.object({ path: texts, query: texts, unknown: z.optional(z.boolean()) }),
  slots: z.object({
    /** The slots that it provides: the data that it reads and the events that it sends. */
    provides: slotShapesSchema,
    /** The slots of others that it places: the data that it passes and the events that it handles. */
    places: slotShapesSchema,
  }),
  /** Keys of the browser's storage, after `localStorage` or `sessionStorage`. */
  storage: z.object({ reads: texts, writes: texts }),
  /** Hosts of other sites to which it leads; missing in older releases. */
  hosts: z.optional(texts),
  /** What it keeps of what a visitor typed, by name; one that ends in `*` stands for several. */
  drafts: z.record(
    z.string(),
    z.object({
      version: z.number(),
      schema: jsonSchema,
      /** The earlier forms that it reads and writes too, by version; missing in older releases. */
      earlier: z.optional(z.record(z.string(), jsonSchema)),
    }),
  ),
  /** Texts that it looks up, by namespace, and the languages and keys of its own that are missing. */
  messages: z.object({ uses: z.record(z.string(), texts), missing: texts }),
  /** What it uses of the modules that the shell shares. */
  exports: exportsSchema,
  /** The calls of the API that it makes, with the fields that it uses. */
  calls: z.record(z.string(), routeSnapshot),
  /** Rules of its styles that reach beyond it. */
  leavingStyles: texts,
});

export type Surface = z.infer<typeof surfaceSchema>;

/** What the shell's own copy of the platform knows, by which it reads what passes between remotes. */
export const shellSurfaceSchema = z.object({
  slots: slotShapesSchema,
  /** Texts that it has in every language, by namespace. */
  messages: z.record(z.string(), texts),
  /** All that the modules export which it shares. */
  exports: exportsSchema,
});

export type ShellSurface = z.infer<typeof shellSurfaceSchema>;
