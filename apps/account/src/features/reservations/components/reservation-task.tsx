import type { Reservation } from '@livree/contracts';
import { lazy, Suspense } from 'react';

/** The customer's current action on a reservation. */
export interface Task {
  readonly kind: 'cancel' | 'change' | 'pay' | 'payChange';
  readonly reservation: Reservation;
}

const loadCancel = () => import(/* webpackChunkName: 'task' */ './cancel-dialog.tsx');
const loadPay = () => import(/* webpackChunkName: 'task' */ './pay-dialog.tsx');
const loadChange = () => import(/* webpackChunkName: 'change' */ './change-dialog.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadCancel()).CancelDialog }));
const PayDialog = lazy(async () => ({ default: (await loadPay()).PayDialog }));

const ChangeDialog = lazy(async () => ({ default: (await loadChange()).ChangeDialog }));

const loadPayChange = () => import(/* webpackChunkName: 'change' */ './pay-change-dialog.tsx');
const PayChangeDialog = lazy(async () => ({ default: (await loadPayChange()).PayChangeDialog }));

const dialogs = {
  cancel: CancelDialog,
  change: ChangeDialog,
  pay: PayDialog,
  payChange: PayChangeDialog,
} as const;

/** The code of every task's dialog. */
export const loadTaskDialogs = (): Promise<unknown> =>
  Promise.all([loadCancel(), loadChange(), loadPay(), loadPayChange()]);

interface ReservationTaskProps {
  readonly task: Task;
  /** Called when the dialog is closed with nothing done. */
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog of an action, loaded when first needed. */
export function ReservationTask({ task, ...answers }: ReservationTaskProps) {
  const TaskDialog = dialogs[task.kind];
  return (
    <Suspense fallback={null}>
      <TaskDialog reservation={task.reservation} {...answers} />
    </Suspense>
  );
}
