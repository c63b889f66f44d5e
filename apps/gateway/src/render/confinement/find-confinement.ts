import { possibleConfinements, unconfined, type Confinement } from './confinement.ts';
import { openTargets } from './open-targets.ts';
import { doors, type Door } from './probe-targets.ts';
import { probe } from './probe.ts';

/** How render processes start here, and what the system leaves open to them. */
export interface FoundConfinement {
  readonly confinement: Confinement;
  readonly open: readonly Door[];
}

/** Tries the ways of confinement on this system; the first one that leaves nothing open is used. */
export async function findConfinement(
  possible: readonly Confinement[] = possibleConfinements(),
): Promise<FoundConfinement> {
  const { close, ...opened } = await openTargets();
  try {
    for (const confinement of possible) {
      const open = await probe(confinement, opened);
      if (open?.length === 0) return { confinement, open };
    }
    return { confinement: unconfined, open: (await probe(unconfined, opened)) ?? doors };
  } finally {
    await close();
  }
}
