import { lazy, Suspense } from 'react';
import type { Transaction } from '@livree/contracts';

/** What the customer is doing with a transaction. */
export interface Task {
  readonly kind: 'details' | 'refund';
  readonly transaction: Transaction;
}

const TransactionDetails = lazy(async () => ({
  default: (await import('./transaction-details.tsx')).TransactionDetails,
}));
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

/** The dialog of a task, loaded when it is first needed. */
export const TransactionTask = ({ task, onDone }: { task: Task; onDone: () => void }) => (
  <Suspense fallback={null}>
    {task.kind === 'details' ? (
      <TransactionDetails transaction={task.transaction} onClose={onDone} />
    ) : (
      <RefundDialog payment={task.transaction} onClose={onDone} />
    )}
  </Suspense>
);
