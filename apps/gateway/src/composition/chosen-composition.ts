import type { Composition } from '@livree/release';
import type { LiveComposition } from './live-composition.ts';
import { overrideParameter, withOverrides, type OverrideOptions } from './overrides.ts';

/** The overrides that a query asks for, as it spells them. */
export function requestedOverrides(search: string): string[] {
  return search.includes(`${overrideParameter}=`)
    ? new URLSearchParams(search).getAll(overrideParameter)
    : [];
}

/** Chooses the composition of a request: the live one, or a tester's; undefined while nothing is live. */
export type ChooseComposition = (search: string) => Promise<Composition | undefined>;

/** @returns a chooser that throws OverrideRefusal for an override that cannot be shown */
export function compositionChooser(live: LiveComposition, options: OverrideOptions): ChooseComposition {
  return async (search) => {
    const composition = await live.current();
    const wanted = requestedOverrides(search);
    return composition === undefined || wanted.length === 0
      ? composition
      : withOverrides(composition, wanted, options);
  };
}
