import { promises, type TextParams } from '@livree/contracts';
import type { CancellationPolicy } from '@livree/pricing';
import type { Config } from '../../config.ts';

/** What the places of the texts are filled with: the operator's details and the numbers that the site itself obeys. */
export function legalValues({ brand, company, holdMinutes }: Config, policy: CancellationPolicy): TextParams {
  return {
    ...promises,
    ...company,
    name: brand.name,
    legalName: brand.legalName,
    phone: brand.phone,
    phoneLink: `tel:${brand.phone.replaceAll(' ', '')}`,
    email: brand.email,
    emailLink: `mailto:${brand.email}`,
    address: brand.address,
    holdMinutes,
    selfServiceHours: policy.selfServiceHours,
    fullRefundHours: policy.fullRefundHours,
    partialRefundHours: policy.partialRefundHours,
    partialRefundPercent: Math.round(policy.partialRefundShare * 100),
  };
}
