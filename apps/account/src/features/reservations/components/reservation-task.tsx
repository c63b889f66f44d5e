import { lazy, Suspense } from 'react';
import type { Reservation } from '@livree/contracts';

/** The customer's current action on a reservation. */
export interface Task {
  readonly kind: 'cancel' | 'pay';
  readonly reservation: Reservation;
}

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));
const PayDialog = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }));

/** The dialog of an action, loaded when first needed. */
export function ReservationTask({ task, onDone }: { task: Task; onDone: () => void }) {
  const TaskDialog = task.kind === 'cancel' ? CancelDialog : PayDialog;
  return (
    <Suspense fallback={null}>
      <TaskDialog reservation={task.reservation} onClose={onDone} />
    </Suspense>
  );
}
