import type { Transaction } from '@livree/contracts';
import { lazy, Suspense } from 'react';

/** The customer's current action on a transaction. */
export interface Task {
  readonly kind: 'details' | 'refund';
  readonly transaction: Transaction;
}

const loadDetails = () => import('./transaction-details.tsx');
const loadRefund = () => import('./refund-dialog.tsx');
const TransactionDetails = lazy(async () => ({ default: (await loadDetails()).TransactionDetails }));
const RefundDialog = lazy(async () => ({ default: (await loadRefund()).RefundDialog }));

/** The code of every task's dialog. */
export const loadTaskDialogs = (): Promise<unknown> => Promise.all([loadDetails(), loadRefund()]);

/** The dialog of an action, loaded when first needed; `onTask` without an argument closes it. */
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
