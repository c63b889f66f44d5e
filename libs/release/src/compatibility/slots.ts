import { mismatches } from '@livree/contracts/compatibility';
import { nameRelease } from '../release-name.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';
import type { SlotShape } from './surface.ts';

const listens = (shape: SlotShape) => Object.keys(shape.events);

/** The errors if `placed` is in a page and `provided` fills it. */
function faults(provided: SlotShape, placed: SlotShape): { props: string[]; events: string[] } {
  return {
    props: mismatches({ direction: 'request', sent: placed.props, read: provided.props, at: 'props' }),
    events: listens(placed).flatMap((event) => {
      const [sent, read] = [provided.events[event], placed.events[event]];
      if (sent === undefined || read === undefined) return [`event \`${event}\` is gone`];
      return mismatches({ direction: 'response', sent, read, at: `event \`${event}\`` });
    }),
  };
}

/** The candidate's slots as others place them. */
function placedByOthers(candidate: ComparedRelease, { releases }: Reachable): string[] {
  return releases
    .filter(({ id }) => id !== candidate.id)
    .flatMap((other) =>
      Object.entries(other.surface?.slots.places ?? {}).flatMap(([slot, placed]) => {
        if (!slot.startsWith(`${candidate.id}/`)) return [];
        const provided = candidate.surface?.slots.provides[slot];
        if (provided === undefined) return [`slot ${slot} is gone; ${nameRelease(other)} places it`];
        const { props, events } = faults(provided, placed);
        return [
          ...props.map((fault) => `slot ${slot}: ${fault}; ${nameRelease(other)} places it`),
          ...events.map((fault) => `slot ${slot}: ${fault}; ${nameRelease(other)} listens to it`),
        ];
      }),
    );
}

/** Slots of others as the candidate places them. */
function placedByCandidate(candidate: ComparedRelease, { neighbours }: Reachable): string[] {
  return Object.entries(candidate.surface?.slots.places ?? {}).flatMap(([slot, placed]) => {
    const attempts = neighbours
      .filter(({ provides }) => provides.includes(slot))
      .map((provider) => {
        const provided = provider.surface?.slots.provides[slot];
        const { props, events } = faults(provided ?? placed, placed);
        return [...props, ...events].map(
          (fault) => `slot ${slot}: ${fault}; ${nameRelease(provider)} provides it so`,
        );
      });
    const [nearest] = attempts.toSorted((a, b) => a.length - b.length);
    return nearest ?? [`slot ${slot} is placed, but no remote provides it`];
  });
}

/** The shell reads what passes a slot with its own copy of the contract, and drops what that does not name. */
export function throughShell(candidate: ComparedRelease, { shell }: Pick<Reachable, 'shell'>): string[] {
  const known = shell.surface?.slots;
  const slots = candidate.surface?.slots;
  if (known === undefined || slots === undefined) return [];
  const say = (slot: string, fault: string) => `slot ${slot}: ${fault}; shell@${shell.version} passes it so`;
  const ofPlaced = Object.entries(slots.places).flatMap(([slot, placed]) => {
    const passed = known[slot];
    if (passed === undefined) return [say(slot, 'it is unknown')];
    const { props, events } = faults(passed, placed);
    return [...props, ...events].map((fault) => say(slot, fault));
  });
  const ofProvided = Object.entries(slots.provides).flatMap(([slot, provided]) => {
    const passed = known[slot];
    if (passed === undefined) return [say(slot, 'it is unknown')];
    const untold = listens(provided).filter((event) => passed.events[event] === undefined);
    return [
      // A field that only the shell knows comes from a newer remote, which is compared itself.
      ...mismatches({ direction: 'kept', sent: passed.props, read: provided.props, at: 'props' }),
      ...untold.map((event) => `event \`${event}\` is unknown`),
    ].map((fault) => say(slot, fault));
  });
  return [...ofPlaced, ...ofProvided];
}

/** Slots that no longer match the remotes that place or provide them. */
export const slotChanges = (candidate: ComparedRelease, reachable: Reachable): string[] => [
  ...placedByOthers(candidate, reachable),
  ...placedByCandidate(candidate, reachable),
  ...throughShell(candidate, reachable),
];
