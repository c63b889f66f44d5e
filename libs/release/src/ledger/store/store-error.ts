import { Refusal } from '../refusal.ts';

function explainError(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not answer';
  const { name, message, cause } = error;
  const own = message === '' || message === 'UnknownError' ? name : message;
  return cause instanceof Error ? `${own} (${cause.message})` : own;
}

/** The server of a ledger does not answer, or refuses. */
export class StoreError extends Refusal {
  constructor(error: unknown) {
    super(`the ledger cannot be used: ${explainError(error)}`, { cause: error });
  }
}

/** Whether the ledger was read, and refuses. A store that cannot be reached says nothing about what is in it. */
export const isAnswered = (error: unknown): error is Refusal =>
  error instanceof Refusal && !(error instanceof StoreError);
