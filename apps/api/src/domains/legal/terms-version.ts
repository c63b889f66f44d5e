import { policyOfVersion, type CancellationPolicy } from '@livree/pricing';
import type { Config } from '../../config.ts';
import { localTime } from '../../platform/local-time.ts';
import { editions } from './editions.ts';
import { editionsOn } from './model/edition-on.ts';

/** The operator's day, `2026-05-01`. */
export const operatorsDay = (now: Date, timeZone: string): string => localTime(now, timeZone).slice(0, 10);

type Asked = { readonly config: Config; readonly now: Date };

/** The terms that count now: the wording's effective date and the cancellation policy that it is filled with. */
export function currentTermsVersion({ config, now }: Asked): string {
  const { current } = editionsOn(operatorsDay(now, config.timeZone), editions.terms);
  return `${current.effectiveFrom}.${config.cancellationPolicy.version}`;
}

/** Its two parts; undefined for a version that never was in force. */
export function readTermsVersion(
  version: string,
  { config, now }: Asked,
): { readonly effectiveFrom: string; readonly policy: CancellationPolicy } | undefined {
  const [effectiveFrom = '', policyVersion = ''] = version.split('.');
  const policy = policyOfVersion(policyVersion);
  const { current, earlier } = editionsOn(operatorsDay(now, config.timeZone), editions.terms);
  const isKnown = [current, ...earlier].some((edition) => edition.effectiveFrom === effectiveFrom);
  return isKnown && policy ? { effectiveFrom, policy } : undefined;
}
