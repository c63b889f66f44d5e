import { paymentRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { DeclineFields } from '../../../frame/decline-fields.tsx';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { declineRefund } from '../api/decline-refund.ts';

/** Declines what a customer asks back. */
export function DeclineForm({ id, onKeep }: { id: number; onKeep: () => void }) {
  const { api } = useShell();
  const form = useApiForm({
    values: { reason: '' },
    route: paymentRoutes.declineRefund,
    send: ({ reason }) => declineRefund(api, id, reason),
    ...useFormEnd(),
  });
  return <DeclineFields form={form} onKeep={onKeep} />;
}
