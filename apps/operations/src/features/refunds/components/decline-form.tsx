import { paymentRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { DeclineFields } from '../../../frame/decline-fields.tsx';
import { HeldRow } from '../../../frame/kept/held-rows.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { declineRefund } from '../api/decline-refund.ts';

/** Declines what a customer asks back. */
export function DeclineForm({ id, onKeep }: { id: number; onKeep: () => void }) {
  const { api } = useShell();
  const kept = useKeptForm(`refund-request-${id}`);
  const form = useApiForm({
    values: { reason: '' },
    route: paymentRoutes.declineRefund,
    send: ({ reason }) => declineRefund(api, id, reason),
    isEmptiedOnceSent: true,
    ...kept,
  });
  return (
    <>
      <HeldRow id={id} isTyped={form.isDirty} />
      <DeclineFields
        form={form}
        onKeep={() => {
          kept.draft?.clear();
          onKeep();
        }}
      />
    </>
  );
}
