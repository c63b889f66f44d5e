import type { Remote } from '@livree/platform';
import type { SlotModule, SlotName, SlotPlace } from '@livree/platform/shell';
import { lazy, Suspense, type ComponentType } from 'react';
import { slotExamples } from './examples.ts';
import * as styles from './harness.module.css';

type Filling = ComponentType<Omit<SlotPlace, 'name'>>;

async function loadPart(load: () => Promise<SlotModule>): Promise<{ default: Filling }> {
  // `Slot` checks the part's props against the slot's contract.
  const module: object = await load();
  const part: Filling = Reflect.get(module, 'Slot');
  return { default: part };
}

/**
 * Fills the slots of `remote` with its real parts, and those of other remotes with buttons for their possible
 * answers.
 */
export function createPlace(remote: Remote): ComponentType<SlotPlace> {
  const own = new Map<string, Filling>(
    Object.entries(remote.slots).map(([name, load]) => [name, lazy(() => loadPart(load))]),
  );
  return function HarnessPlace({ name, data, on, children }) {
    const Part = own.get(name);
    if (Part === undefined)
      return (
        <StandIn name={name} data={data} on={on}>
          {children}
        </StandIn>
      );
    return (
      <Suspense fallback={<p>{name}</p>}>
        <Part data={data} on={on}>
          {children}
        </Part>
      </Suspense>
    );
  };
}

/** Replaces a part of another remote, which is not available here. */
function StandIn({ name, data, on, children }: SlotPlace) {
  const acts = isSlotName(name) ? slotExamples[name].acts : [];
  return (
    <section className={styles.standIn} aria-label={name} data-stand-in>
      <strong>{name}</strong>
      <pre>{JSON.stringify(data, null, 2)}</pre>
      <p className={styles.row}>
        {acts.map(({ label, event, payload }) => (
          <button key={label} type="button" onClick={() => on[event]?.(payload)}>
            {label}
          </button>
        ))}
      </p>
      {children}
    </section>
  );
}

export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(slotExamples, name);
}
