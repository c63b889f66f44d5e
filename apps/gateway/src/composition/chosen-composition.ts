import { requestedOverrides } from '@livree/document';
import type { Composition } from '@livree/release';
import { readSearch } from '../pages/address.ts';
import type { AskedWith } from './invitation-cookie.ts';
import type { LiveComposition } from './live-composition.ts';
import type { IsOperator } from './operators.ts';
import { overriddenComposition, type OverrideOptions } from './overrides.ts';
import { readPin } from './pin-cookie.ts';
import type { FindPinned } from './pinned-compositions.ts';
import type { Trials } from './trials.ts';

/** What the choice depends on. */
export type AskedFor = AskedWith & { readonly url: string };

/**
 * Returns the composition of a request: the one for its visitor's bucket or pin, an operator's or a tester's; undefined
 * while nothing is live. Without a bucket, no canary.
 */
export type ChooseComposition = (
  request: AskedFor,
  bucket: number | undefined,
) => Promise<Composition | undefined>;

/** Where compositions come from. */
export interface CompositionSources {
  readonly live: LiveComposition;
  readonly findPinned: FindPinned;
  readonly trials: Pick<Trials, 'allows'>;
  readonly isOperator: IsOperator;
}

/**
 * Visitors who may not try what they request get what they would get anyway, without a word. A tester never gets a
 * canary, and neither a tester nor an operator what a booking is pinned to.
 * @returns a function that throws OverrideRefusal if an override cannot be shown
 */
export function compositionChooser(
  { live, findPinned, trials, isOperator }: CompositionSources,
  options: OverrideOptions,
): ChooseComposition {
  /** What is live, or what the visitor's booking began with. */
  async function findForVisitor(request: AskedFor, present: Composition): Promise<Composition> {
    const pin = readPin(request);
    return pin === undefined || pin === present.id ? present : ((await findPinned(pin)) ?? present);
  }

  return async (request, bucket) => {
    const wanted = requestedOverrides(readSearch(request.url));
    const isOperators = await isOperator(request);
    const isTester = wanted.length > 0 && (await trials.allows(wanted, request));
    const present = await live.forPage(isTester ? undefined : bucket);
    if (present === undefined) return undefined;
    const composition = isOperators ? present.operators : present.visitors;
    if (isTester) return overriddenComposition(composition, wanted, options);
    return isOperators ? composition : findForVisitor(request, composition);
  };
}
