import { z } from '@livree/contracts/schema';
import type { SlotModule, SlotPlace } from '@livree/platform/shell';
import type { ComponentType } from 'react';
import { useShellHost } from '../host/shell-host.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { SlotPlaceholder } from './part-placeholder.tsx';
import { RemoteServices } from './remote-services.tsx';
import { useLoad } from './use-load.ts';

/** Another remote's part inside a page: loaded on demand; if it fails, only its own place is affected. */
export function PlacedSlot({ name, data, on, isOptional, children }: SlotPlace) {
  const { library } = useShellHost();
  const load = library.slot(name);
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
    <PartBoundary place="slot" remoteId={remoteId} kept={children} onRetry={load.restart}>
      <RemoteServices remoteId={remoteId}>
        <Part data={data} on={on}>
          {children}
        </Part>
      </RemoteServices>
    </PartBoundary>
  );
}

/** The component behind the slot; the platform's `Slot` has validated its props. */
function readPart(module: SlotModule): ComponentType<Omit<SlotPlace, 'name'>> {
  return z.custom<ComponentType<Omit<SlotPlace, 'name'>>>().parse(module.Slot);
}
