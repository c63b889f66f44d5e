import { jsonSchema } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';

/** What goes into a slot, and what each event tells. */
const slotFace = z.object({ props: jsonSchema, events: z.record(z.string(), jsonSchema) });

export type SlotFace = z.infer<typeof slotFace>;

/** Slots by name. */
export const slotFacesSchema = z.record(z.string(), slotFace);

/** What others rely on of a remote, and what it relies on of others, collected from its sources when it is built. */
export const surfaceSchema = z.object({
  slots: z.object({
    /** Slots that it fills: what it takes and the events that it tells. */
    provides: slotFacesSchema,
    /** Slots of others that it places: what it gives and the events that it listens to. */
    places: slotFacesSchema,
  }),
});

export type Surface = z.infer<typeof surfaceSchema>;

/** What the shell's own copy of the platform knows, by which it reads what passes between remotes. */
export const shellSurfaceSchema = z.object({ slots: slotFacesSchema });

export type ShellSurface = z.infer<typeof shellSurfaceSchema>;
