import { jsonSchema } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';

/** The data of a slot, and the payload of each event. */
const slotFace = z.object({ props: jsonSchema, events: z.record(z.string(), jsonSchema) });

export type SlotFace = z.infer<typeof slotFace>;

/** Slots by name. */
export const slotFacesSchema = z.record(z.string(), slotFace);

/**
 * What other remotes rely on in a remote, and what it relies on in others; collected from its sources during the
 * build.
 */
export const surfaceSchema = z.object({
  slots: z.object({
    /** The slots that it provides: the data that it reads and the events that it sends. */
    provides: slotFacesSchema,
    /** The slots of others that it places: the data that it passes and the events that it handles. */
    places: slotFacesSchema,
  }),
});

export type Surface = z.infer<typeof surfaceSchema>;

/** The shell's own copy of the platform, which parses everything between remotes. */
export const shellSurfaceSchema = z.object({ slots: slotFacesSchema });

export type ShellSurface = z.infer<typeof shellSurfaceSchema>;
