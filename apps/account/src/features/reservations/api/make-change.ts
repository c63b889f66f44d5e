import { send, type Transport } from '@livree/api-client';
import { changeRoutes, type RideChange } from '@livree/contracts';

/** Changes a ride at a quoted price. A dearer ride changes only once the difference is paid. @returns whether it is changed */
export async function makeChange(
  api: Transport,
  id: number,
  body: RideChange & { readonly quote: string },
): Promise<boolean> {
  const { data } = await send(api, changeRoutes.make, { params: { id }, body });
  return data.status === 'succeeded';
}
