import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { slotFacesSchema, type ShellSurface, type Surface } from '@livree/release/compatibility';
import { frameNames, workspaceRoot, type Project } from '../project.ts';
import { evaluate } from './evaluate.ts';
import { openProgram, type Overlay } from './program.ts';
import { slotFaces } from './slot-faces.ts';
import { eventsTold, slotsPlaced } from './slots.ts';
import { sourcesFrom } from './sources.ts';

const slotsModule = fileURLToPath(import.meta.resolve('@livree/platform/slots'));
const slotContract = { module: slotsModule, expression: 'slots' };
const declaredSlots = z.object({ provides: z.array(z.string()), places: z.array(z.string()) });

/**
 * What a remote relies on and what others rely on, from its sources.
 * @param overlay files that replace those on disk
 */
export async function readSurface(project: Project, overlay: Overlay = new Map()): Promise<Surface> {
  const remote = project.source('remote.ts');
  const entries = [remote, ...frameNames(project).map((name) => project.source(`frames/${name}.tsx`))];
  const source = openProgram(workspaceRoot, entries, overlay);
  try {
    const sources = sourcesFrom(source, entries);
    const [declared, slots] = await evaluate(
      [
        { module: remote, expression: '({ provides: Object.keys(remote.slots), places: remote.places })' },
        slotContract,
      ],
      overlay,
    );
    const { provides, places } = declaredSlots.parse(declared);
    const contract = slotFacesSchema.parse(slots);
    const events = new Set(provides.flatMap((slot) => Object.keys(contract[slot]?.events ?? {})));
    return {
      slots: slotFaces(contract, {
        provides,
        places,
        told: eventsTold(source, sources, events),
        placed: slotsPlaced(source, sources),
      }),
    };
  } finally {
    source.close();
  }
}

/** The shell's copy of the platform. */
export async function readShellSurface(overlay: Overlay = new Map()): Promise<ShellSurface> {
  const [slots] = await evaluate([slotContract], overlay);
  return { slots: slotFacesSchema.parse(slots) };
}
