import type { JsonSchema } from '@livree/contracts/compatibility';
import type { ShellSurface, Surface } from '@livree/release/compatibility';
import type { SlotUse } from './slots.ts';

type Faces = ShellSurface['slots'];

interface Use {
  /** The slots that the remote declares to provide and to place. */
  readonly provides: readonly string[];
  readonly places: readonly string[];
  readonly told: ReadonlyMap<string, ReadonlySet<string>>;
  readonly placed: ReadonlyMap<string, SlotUse>;
}

const only = <T>(
  of: Readonly<Record<string, T>>,
  names: ReadonlySet<string> | undefined,
): Record<string, T> => Object.fromEntries(Object.entries(of).filter(([name]) => names?.has(name) ?? true));

function givenFields(props: JsonSchema, { data }: SlotUse): JsonSchema {
  const properties = only(props.properties ?? {}, data);
  return { ...props, properties, required: (props.required ?? []).filter((name) => data.has(name)) };
}

/** The contract's slots, reduced to what the remote passes, sends and handles. */
export function slotFaces(contract: Faces, { provides, places, told, placed }: Use): Surface['slots'] {
  const describeFace = (slot: string) => {
    const face = contract[slot];
    if (face === undefined) throw new Error(`the platform declares no slot ${slot}`);
    return face;
  };
  return {
    provides: Object.fromEntries(
      provides.map((slot) => {
        const { props, events } = describeFace(slot);
        return [slot, { props, events: only(events, told.get(slot)) }];
      }),
    ),
    places: Object.fromEntries(
      places.map((slot) => {
        const [face, use] = [describeFace(slot), placed.get(slot)];
        if (use === undefined) return [slot, face];
        return [slot, { props: givenFields(face.props, use), events: only(face.events, use.events) }];
      }),
    ),
  };
}
