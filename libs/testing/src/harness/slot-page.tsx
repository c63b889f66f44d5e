import { useShell } from '@livree/platform';
import { useParams } from 'react-router-dom';
import { slotExamples } from './examples.ts';
import { isSlotName } from './harness-place.tsx';

/** One slot of the remote alone, with example data; its events appear as toasts. */
export function SlotPage() {
  const name = useParams()['*'] ?? '';
  const { toasts, slots } = useShell();
  if (!isSlotName(name)) return <h1>No such slot: {name}</h1>;
  const { data, acts } = slotExamples[name];
  const on = Object.fromEntries(
    acts.map(({ event }) => [
      event,
      (payload: unknown) => void toasts.show('info', `${event} ${JSON.stringify(payload)}`),
    ]),
  );
  return (
    <>
      <h1>{name}</h1>
      <slots.Place name={name} data={data} on={on} />
    </>
  );
}
