import { dispatchRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { DeclineFields } from '../../../frame/decline-fields.tsx';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { declineRequest } from '../api/decline-request.ts';

/** Leaves a ride as it is, though its customer asks for a change. */
export function DeclineRequest({ id, onKeep }: { id: number; onKeep: () => void }) {
  const { api } = useShell();
  const form = useApiForm({
    values: { reason: '' },
    route: dispatchRoutes.declineRequest,
    send: ({ reason }) => declineRequest(api, id, reason),
    ...useFormEnd(),
  });
  return <DeclineFields form={form} onKeep={onKeep} />;
}
