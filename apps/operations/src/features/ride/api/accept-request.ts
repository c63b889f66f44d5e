import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';

interface Acceptance {
  readonly quote: string;
  readonly keepsPrice: boolean;
}

/** Changes a ride as its customer asks. */
export const acceptRequest = (api: Transport, id: number, body: Acceptance) =>
  send(api, dispatchRoutes.acceptRequest, { params: { id }, body });
