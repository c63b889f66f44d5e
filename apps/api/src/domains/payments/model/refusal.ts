import type { ErrorCode } from '@livree/contracts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  insufficient_funds: 'payments.insufficient_funds',
  expired_card: 'payments.card_expired',
  incorrect_cvc: 'payments.security_code_wrong',
  authentication_failed: 'payments.authentication_failed',
  hold_expired: 'payments.hold_expired',
};

/** The error that tells a customer why a payment or a card failed; `otherwise` for a reason that is not passed on. */
export const refusalOf = (failureCode: string | null | undefined, otherwise: ErrorCode): ErrorCode =>
  refusals[failureCode ?? ''] ?? otherwise;
