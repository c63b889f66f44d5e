import type { JsonSchema } from '@livree/contracts/compatibility';
import type { ShellSurface, Surface } from '@livree/release/compatibility';
import type { SlotUse } from './slots.ts';

type Shapes = ShellSurface['slots'];

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
export function readSlotShapes(contract: Shapes, { provides, places, told, placed }: Use): Surface['slots'] {
  const findShape = (slot: string) => {
    const shape = contract[slot];
    if (shape === undefined) throw new Error(`the platform declares no slot ${slot}`);
    return shape;
  };
  return {
    provides: Object.fromEntries(
      provides.map((slot) => {
        const { props, events } = findShape(slot);
        return [slot, { props, events: only(events, told.get(slot)) }];
      }),
    ),
    places: Object.fromEntries(
      places.map((slot) => {
        const [shape, use] = [findShape(slot), placed.get(slot)];
        if (use === undefined) return [slot, shape];
        return [slot, { props: givenFields(shape.props, use), events: only(shape.events, use.events) }];
      }),
    ),
  };
}
