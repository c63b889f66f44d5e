import { z } from '@livree/contracts/schema';
import type { SlotModule, SlotPlace } from '@livree/platform/shell';
import type { ComponentType } from 'react';
import { useShellHost } from '../host/shell-host.tsx';
import type { Load } from './load.ts';
import { PartBoundary } from './part-boundary.tsx';
import { SlotPlaceholder } from './part-placeholder.tsx';
import { RemoteServices } from './remote-services.tsx';
import { useLoad } from './use-load.ts';

/** Another remote's part inside a page: loaded on demand; if it fails, only its own place is affected. */
export function PlacedSlot(place: SlotPlace) {
  const load = useShellHost().library.slot(place.name);
  return (
    <PartBoundary place="slot" load={load} kept={place.children}>
      <SlotWhenReady {...place} load={load} />
    </PartBoundary>
  );
}

function SlotWhenReady({
  name,
  data,
  on,
  isOptional,
  children,
  load,
}: SlotPlace & { load: Load<SlotModule> }) {
  const state = useLoad(load);
  const remoteId = name.split('/', 1)[0] ?? name;
  if (state.status !== 'ready')
    return (
      <>
        {isOptional ? null : <SlotPlaceholder load={load} />}
        {children}
      </>
    );
  const Part = readPart(state.value);
  return (
    <RemoteServices key={`${state.isReplaced}`} remoteId={remoteId} load={load}>
      <Part data={data} on={on}>
        {children}
      </Part>
    </RemoteServices>
  );
}

/** The component behind the slot; the platform's `Slot` has validated its props. */
function readPart(module: SlotModule): ComponentType<Omit<SlotPlace, 'name'>> {
  return z.custom<ComponentType<Omit<SlotPlace, 'name'>>>().parse(module.Slot);
}
