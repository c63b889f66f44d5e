import type { ReactNode } from 'react';
import { useShell } from './shell-context.tsx';
import { slots, type SlotEvents, type SlotName, type SlotProps } from './slots.ts';

/**
 * Places another remote's part. The slot parses data on the way in and events on the way out, so a release that
 * violates the contract fails here, with the slot's name, and not somewhere inside.
 */
export function Slot<Name extends SlotName>(placed: {
  name: Name;
  data: SlotProps<Name>;
  on: SlotEvents<Name>;
  isOptional?: boolean;
  children?: ReactNode;
}) {
  const { Place } = useShell().slots;
  return (
    <Place
      name={placed.name}
      data={slots[placed.name].props.parse(placed.data)}
      on={parsing(placed.name, placed.on)}
      isOptional={placed.isOptional}
    >
      {placed.children}
    </Place>
  );
}

type Handler = (payload: unknown) => void;

function parsing<Name extends SlotName>(name: Name, on: SlotEvents<Name>): Record<string, Handler> {
  const schemas = Object.entries(slots[name].events);
  return Object.fromEntries(
    schemas.map(([event, schema]) => [
      event,
      (payload: unknown) => Reflect.apply(findHandler(on, event), undefined, [schema.parse(payload)]),
    ]),
  );
}

function findHandler(on: object, event: string): Handler {
  const handler: unknown = Reflect.get(on, event);
  return typeof handler === 'function'
    ? (payload) => Reflect.apply(handler, undefined, [payload])
    : () => undefined;
}
