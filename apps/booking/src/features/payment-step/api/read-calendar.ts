import { send, type Transport } from '@livree/api-client';
import { documentRoutes } from '@livree/contracts';

/** The ride as a calendar file. */
export async function readCalendar(api: Transport, id: number): Promise<Blob> {
  return new Blob([await send(api, documentRoutes.calendar, { params: { id } })], { type: 'text/calendar' });
}
