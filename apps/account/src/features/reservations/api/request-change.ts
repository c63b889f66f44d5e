import { send, type Transport } from '@livree/api-client';
import { changeRoutes, type RideChange } from '@livree/contracts';

/** Asks an operator for a change that comes too late to be made online. */
export async function requestChange(
  api: Transport,
  id: number,
  body: RideChange & { readonly quote: string },
): Promise<void> {
  await send(api, changeRoutes.request, { params: { id }, body });
}
