import { send, type Transport } from '@livree/api-client';
import { documentRoutes } from '@livree/contracts';

/** The calendar entry of a ride as an iCalendar file. */
export async function readCalendar(api: Transport, id: number): Promise<Blob> {
  const entry = await send(api, documentRoutes.calendar, { params: { id } });
  return new Blob([entry], { type: 'text/calendar' });
}
