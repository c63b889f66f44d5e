import type { SlotComponentProps } from '@livree/platform';

/** The price simulator. */
export function Slot({ data, on }: SlotComponentProps<'booking/simulator@1'>) {
  return (
    <button type="button" onClick={() => on.close({})}>
      {data.departure} {data.destination}
    </button>
  );
}
