import type { RefundDecision, TransactionStatus, TransactionType } from '@livree/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { BookDifferenceTable } from './books/books.tables.ts';
import type { DisputeTable } from './disputes/disputes.tables.ts';
import type { IntentStatus, PaymentMethodKind } from './model/provider.ts';

type Json = ColumnType<unknown, string, string>;

export interface TransactionTable {
  id: Generated<number>;
  transaction_id: string;
  reservation_id: number;
  customer_id: number;
  type: TransactionType;
  payment_id: number | null;
  /** The change of the ride that a payment pays for; null for the booking's. */
  change_id: Generated<number | null>;
  provider: string;
  method: PaymentMethodKind;
  status: TransactionStatus;
  amount_cents: number;
  fee_cents: Generated<number>;
  net_cents: Generated<number | null>;
  currency: Generated<string>;
  idempotency_key: string;
  provider_reference: string | null;
  payment_method_id: string | null;
  provider_customer: Generated<string | null>;
  saves_card: Generated<boolean>;
  return_path: string | null;
  language: string;
  action_url: string | null;
  failure_code: string | null;
  reason: Generated<string | null>;
  decision: Generated<RefundDecision | null>;
  decision_reason: Generated<string | null>;
  decided_at: Generated<Date | null>;
  decided_by: Generated<number | null>;
  created_at: Date;
  updated_at: Date;
  processed_at: Date | null;
  failed_at: Date | null;
}

export interface WebhookEventTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  kind: string;
  subject: 'payment' | 'refund';
  reference: string;
  provider_reference: string;
  /** The provider's id of the dispute that it is about. */
  dispute: Generated<string | null>;
  payload: Json;
  received_at: Date;
  handled_at: Date | null;
}

export interface SandboxIntentTable {
  id: string;
  kind: PaymentMethodKind;
  status: Exclude<IntentStatus, 'processing'>;
  amount_cents: number;
  currency: string;
  captures: Generated<number>;
  reference: string;
  description: string;
  language: string;
  return_path: string;
  failure_code: string | null;
  customer_id: Generated<string | null>;
  saves_card: Generated<boolean>;
  payment_method_id: Generated<string | null>;
  idempotency_key: string;
  request_hash: string;
  created_at: Date;
}

export interface SandboxRefundTable {
  id: string;
  intent_id: string;
  amount_cents: number;
  reference: string;
  idempotency_key: string;
  created_at: Date;
}

/** The provider's id for a customer with saved cards; `customer_id` is null after the account is deleted. */
export interface ProviderCustomerTable {
  provider: string;
  reference: string;
  customer_id: number | null;
  created_at: Date;
}

export interface SandboxCustomerTable {
  id: string;
  default_card: string | null;
  created_at: Date;
}

export interface SandboxCardTable {
  id: string;
  customer_id: string;
  method: string;
  created_at: Date;
}

export interface SandboxSetupTable {
  id: string;
  customer_id: string;
  method: string;
  status: 'requires_action' | 'succeeded' | 'failed';
  failure_code: string | null;
  language: string;
  idempotency_key: string;
  created_at: Date;
}

export interface PaymentsTables {
  book_differences: BookDifferenceTable;
  disputes: DisputeTable;
  provider_customers: ProviderCustomerTable;
  sandbox_customers: SandboxCustomerTable;
  sandbox_cards: SandboxCardTable;
  sandbox_setups: SandboxSetupTable;
  transactions: TransactionTable;
  webhook_events: WebhookEventTable;
  sandbox_intents: SandboxIntentTable;
  sandbox_refunds: SandboxRefundTable;
}
