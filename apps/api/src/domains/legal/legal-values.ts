import { type Language, promises, type TextParams } from '@livree/contracts';
import { formatterFor, phoneLink } from '@livree/i18n';
import type { CancellationPolicy } from '@livree/pricing';
import type { Config } from '../../config.ts';
import { accessibilityRecord } from './accessibility-record.ts';

/** The values of the texts' placeholders: the operator's details and the numbers that the site enforces. */
export function legalValues(
  { brand, company, holdMinutes, freeWaiting }: Config,
  policy: CancellationPolicy,
  language: Language,
): TextParams {
  const { testedOn, tool, points, pages } = accessibilityRecord;
  return {
    ...promises,
    ...company,
    name: brand.name,
    legalName: brand.legalName,
    phone: brand.phone,
    phoneLink: phoneLink(brand.phone),
    email: brand.email,
    emailLink: `mailto:${brand.email}`,
    address: brand.address,
    holdMinutes,
    freeWaitingMinutes: freeWaiting.elsewhere,
    freeWaitingAirportMinutes: freeWaiting.airport,
    freeWaitingStationMinutes: freeWaiting.station,
    testedOn: formatterFor(language).date(testedOn, 'long'),
    testTool: tool,
    testPoints: points,
    testedPages: pages.length,
    selfServiceHours: policy.selfServiceHours,
    fullRefundHours: policy.fullRefundHours,
    partialRefundHours: policy.partialRefundHours,
    partialRefundPercent: Math.round(policy.partialRefundShare * 100),
  };
}
