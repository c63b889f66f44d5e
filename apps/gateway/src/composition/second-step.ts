import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { isForPeople, routeOwner, type Composition } from '@livree/release';
import { parseAddress, readSearch } from '../pages/address.ts';
import type { AskedFor } from './chosen-composition.ts';
import type { LiveComposition } from './live-composition.ts';
import type { ReadMark } from './operators.ts';

/**
 * The address that asks for the second factor, for a page of the company's people; undefined for every other page and
 * visitor. 'later' while the API does not say who somebody with an operator's cookie is.
 */
export type FindSecondStep = (
  request: AskedFor,
  composition: Composition,
  language: Language,
) => Promise<string | undefined>;

/**
 * Leads somebody who signed in with a role, and has not given the second factor, to the step that asks for it. For
 * everybody else, a page of the company's people stays unknown.
 */
export function secondStepFinder(live: Pick<LiveComposition, 'forPage'>, readMark: ReadMark): FindSecondStep {
  const isPeoples = async (pathname: string, composition: Composition): Promise<boolean> => {
    if (routeOwner(composition.remotes, pathname) !== undefined) return false;
    const whole = (await live.forPage())?.operators;
    const owner = whole && routeOwner(whole.remotes, pathname);
    return owner !== undefined && isForPeople(owner.path.access);
  };
  return async (request, composition, language) => {
    const { pathname } = parseAddress(request.url);
    if (!(await isPeoples(pathname, composition))) return undefined;
    const mark = await readMark(request);
    // An operator whose composition lacks the page: the API did not answer when it was chosen.
    if (mark === 'unknown' || mark?.isOperator === true) return 'later';
    if (mark?.secondFactorAsked !== true) return undefined;
    const search = new URLSearchParams({ step: 'factor', from: pathname + readSearch(request.url) });
    return `${withLanguage('/login', language)}?${search}`;
  };
}
