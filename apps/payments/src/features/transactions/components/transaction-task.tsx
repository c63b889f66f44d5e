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

/** The dialog of a task, loaded when it is first needed; `onTask` with nothing closes it. */
export const TransactionTask = ({ task, onTask }: { task: Task; onTask: (next?: Task) => void }) => (
  <Suspense fallback={null}>
    {task.kind === 'details' ? (
      <TransactionDetails
        transaction={task.transaction}
        onClose={() => onTask()}
        onRefund={() => onTask({ ...task, kind: 'refund' })}
      />
    ) : (
      <RefundDialog payment={task.transaction} onClose={() => onTask()} />
    )}
  </Suspense>
);
