import type { LegalDocument } from '@livree/contracts';
import { parsePolicyVersion, type CancellationPolicy } from '@livree/pricing';
import type { Config } from '../../config.ts';
import { localTime } from '../../platform/local-time.ts';
import { type Edition, editions } from './editions.ts';
import { editionsOn } from './model/edition-on.ts';

/** The operator's day, `2026-05-01`. */
export const operatorsDay = (now: Date, timeZone: string): string => localTime(now, timeZone).slice(0, 10);

/** The name of an edition's version; that of the terms also contains the cancellation policy in its placeholders. */
export const formatVersion = (
  document: LegalDocument,
  edition: Edition,
  policy: CancellationPolicy,
): string => (document === 'terms' ? `${edition.effectiveFrom}.${policy.version}` : edition.effectiveFrom);

interface Asked {
  readonly config: Config;
  readonly now: Date;
}

/** The current version of the terms: the edition's effective date and the cancellation policy. */
export function currentTermsVersion({ config, now }: Asked): string {
  const { current } = editionsOn(operatorsDay(now, config.timeZone), editions.terms);
  return formatVersion('terms', current, config.cancellationPolicy);
}

/** Both parts of a version; undefined if it never was in force. */
export function readTermsVersion(
  version: string,
  { config, now }: Asked,
): { readonly effectiveFrom: string; readonly policy: CancellationPolicy } | undefined {
  const [effectiveFrom = '', policyVersion = ''] = version.split('.');
  const policy = parsePolicyVersion(policyVersion);
  const { current, earlier } = editionsOn(operatorsDay(now, config.timeZone), editions.terms);
  const isKnown = [current, ...earlier].some((edition) => edition.effectiveFrom === effectiveFrom);
  return isKnown && policy ? { effectiveFrom, policy } : undefined;
}
