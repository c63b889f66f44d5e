/** What is recorded, by what it is about. */
export const securityEventKinds = [
  'sign_in',
  'sign_out',
  'registration',
  'password_reset',
  'password_change',
  'account_settings',
  'account_removal',
  'data_export',
  'role',
  'refund',
  'cancellation',
  'price',
  'operator_action',
  'access',
  'limit',
  'input',
  'webhook',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** The call of the contracts, or what else acted. */
  readonly call: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** Who, when an account is known. */
  readonly userId: number | null;
  /** The number of what it was about; empty without one. */
  readonly subject?: string;
  /** Where from, as `networkOf` gives it; empty for the site itself. */
  readonly network?: string;
};
