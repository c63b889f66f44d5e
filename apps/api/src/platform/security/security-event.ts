/** The kinds of recorded events, by subject. */
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
  'bill',
  'operator_action',
  'access',
  'limit',
  'input',
  'webhook',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The call of the contracts, or another actor. */
  readonly call: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** The account, if known. */
  readonly userId: number | null;
  /** The number of its subject; empty if there is none. */
  readonly subject?: string;
  /** The network from `maskAddress`; empty for the site itself. */
  readonly network?: string;
}
