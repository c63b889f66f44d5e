import { useReadable, type SlotPlace } from '@livree/platform';
import type { ComponentType } from 'react';
import { useShellHost } from '../shell-host.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PartPlaceholder } from './part-placeholder.tsx';

/** Another remote's part in the midst of a page: loaded on need, and only its own place when it fails. */
export function PlacedSlot({ name, data, on }: SlotPlace) {
  const { library } = useShellHost();
  const load = library.slot(name);
  const state = useReadable(load);
  const remoteId = name.split('/', 1)[0] ?? name;
  if (state.status !== 'ready') return <PartPlaceholder load={load} remoteId={remoteId} />;
  // The slot's contract was parsed by `Slot`, for data and for events.
  const Part: ComponentType<Omit<SlotPlace, 'name'>> = Reflect.get(state.value, 'Slot');
  return (
    <PartBoundary remoteId={remoteId}>
      <Part data={data} on={on} />
    </PartBoundary>
  );
}
