import { requestedOverrides } from '@livree/document';
import type { Composition } from '@livree/release';
import type { LiveComposition } from './live-composition.ts';
import { overriddenComposition, type OverrideOptions } from './overrides.ts';

/** Returns the composition of a request: the live one, or a tester's; undefined while nothing is live. */
export type ChooseComposition = (search: string) => Promise<Composition | undefined>;

/** @returns a function that throws OverrideRefusal if an override cannot be shown */
export function compositionChooser(live: LiveComposition, options: OverrideOptions): ChooseComposition {
  return async (search) => {
    const composition = await live.current();
    const wanted = requestedOverrides(search);
    return composition === undefined || wanted.length === 0
      ? composition
      : overriddenComposition(composition, wanted, options);
  };
}
