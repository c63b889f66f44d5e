import { requestedOverrides } from '@livree/document';
import type { Composition } from '@livree/release';
import { readSearch } from '../pages/address.ts';
import type { AskedWith } from './invitation-cookie.ts';
import type { LiveComposition } from './live-composition.ts';
import type { IsOperator } from './operators.ts';
import { overriddenComposition, type OverrideOptions } from './overrides.ts';
import type { Trials } from './trials.ts';

/** What the choice depends on. */
export type AskedFor = AskedWith & { readonly url: string; readonly ip: string };

/**
 * Returns the composition of a request: the one for its visitor's bucket, an operator's or a tester's; undefined while
 * nothing is live.
 */
export type ChooseComposition = (request: AskedFor, bucket: number) => Promise<Composition | undefined>;

/**
 * Visitors who may not try what they request get what they would get anyway, without a word. A tester never gets a
 * canary.
 * @returns a function that throws OverrideRefusal if an override cannot be shown
 */
export function compositionChooser(
  live: LiveComposition,
  trials: Pick<Trials, 'allows'>,
  isOperator: IsOperator,
  options: OverrideOptions,
): ChooseComposition {
  return async (request, bucket) => {
    const wanted = requestedOverrides(readSearch(request.url));
    const isOperators = await isOperator(request);
    const isTester = wanted.length > 0 && (await trials.allows(wanted, request));
    const { operators, visitors } = (await live.forPage(isTester ? undefined : bucket)) ?? {};
    const composition = isOperators ? operators : visitors;
    if (composition === undefined || !isTester) return composition;
    return overriddenComposition(composition, wanted, options);
  };
}
