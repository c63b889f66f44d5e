import type { Actor } from '../../../platform/audit/index.ts';
import type { Person } from '../../../platform/personal-data.ts';

/** Whom an operator deletes. */
export interface CustomerRemoval {
  readonly customerId: number;
  /** As the operator typed it again. */
  readonly name: string;
  readonly actor: Actor;
}

/** What the domain of settings does with the whole account of a customer. */
export interface Accounts {
  /** Everything that the site stores about a person; a mail tells them. @throws AppError as the customer's own export */
  exportData(person: Person): Promise<Record<string, unknown>>;
  /** Deletes an account as its holder could. @throws AppError */
  removeCustomer(removal: CustomerRemoval): Promise<void>;
}
