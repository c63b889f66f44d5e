import { z } from '@livree/contracts/schema';
import type { ProviderDispute } from '../model/provider.ts';

const dispute = z.object({
  dispute_id: z.string(),
  create_time: z.string(),
  reason: z.optional(z.string()),
  status: z.string(),
  dispute_amount: z.object({ value: z.string() }),
  seller_response_due_date: z.optional(z.string()),
  dispute_outcome: z.optional(z.object({ outcome_code: z.string() })),
});

/** Outcomes that take the money; every other one leaves it. */
const lost = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

function toStatus({ status, dispute_outcome: outcome }: z.output<typeof dispute>): ProviderDispute['status'] {
  if (status !== 'RESOLVED') return 'open';
  return lost.has(outcome?.outcome_code ?? '') ? 'lost' : 'won';
}

/** Converts a dispute of PayPal. @throws if it is none */
export function toDispute(answer: unknown): ProviderDispute {
  const read = z.parse(dispute, answer);
  const amountCents = Math.round(Number(read.dispute_amount.value) * 100);
  return {
    id: read.dispute_id,
    amountCents,
    reason: (read.reason ?? 'other').toLowerCase(),
    status: toStatus(read),
    answerBy: read.seller_response_due_date === undefined ? null : new Date(read.seller_response_due_date),
    openedAt: new Date(read.create_time),
    settlement: { feeCents: 0, netCents: amountCents },
  };
}
