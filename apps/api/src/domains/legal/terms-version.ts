import type { LegalDocument } from '@livree/contracts';
import { policyOfVersion, type CancellationPolicy } from '@livree/pricing';
import type { Config } from '../../config.ts';
import { localTime } from '../../platform/local-time.ts';
import { type Edition, editions } from './editions.ts';
import { editionsOn } from './model/edition-on.ts';

/** The operator's day, `2026-05-01`. */
export const operatorsDay = (now: Date, timeZone: string): string => localTime(now, timeZone).slice(0, 10);

/** What a wording's version is called: that of the terms also says the cancellation policy that it is filled with. */
export const versionOf = (document: LegalDocument, edition: Edition, policy: CancellationPolicy): string =>
  document === 'terms' ? `${edition.effectiveFrom}.${policy.version}` : edition.effectiveFrom;

type Asked = { readonly config: Config; readonly now: Date };

/** The terms that count now: the wording's effective date and the cancellation policy that it is filled with. */
export function currentTermsVersion({ config, now }: Asked): string {
  const { current } = editionsOn(operatorsDay(now, config.timeZone), editions.terms);
  return versionOf('terms', current, config.cancellationPolicy);
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
