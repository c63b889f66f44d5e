import type { Reservation } from '@livree/contracts';
import { lazy, Suspense } from 'react';

/** The customer's current action on a reservation. */
export interface Task {
  readonly kind: 'cancel' | 'pay';
  readonly reservation: Reservation;
}

const loadCancel = () => import(/* webpackChunkName: 'task' */ './cancel-dialog.tsx');
const loadPay = () => import(/* webpackChunkName: 'task' */ './pay-dialog.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadCancel()).CancelDialog }));
const PayDialog = lazy(async () => ({ default: (await loadPay()).PayDialog }));

/** The code of every task's dialog. */
export const loadTaskDialogs = (): Promise<unknown> => Promise.all([loadCancel(), loadPay()]);

interface ReservationTaskProps {
  readonly task: Task;
  /** Called when the dialog is closed with nothing done. */
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog of an action, loaded when first needed. */
export function ReservationTask({ task, ...answers }: ReservationTaskProps) {
  const TaskDialog = task.kind === 'cancel' ? CancelDialog : PayDialog;
  return (
    <Suspense fallback={null}>
      <TaskDialog reservation={task.reservation} {...answers} />
    </Suspense>
  );
}
