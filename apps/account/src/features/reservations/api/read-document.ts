import { send, type Transport } from '@livree/api-client';
import { documentRoutes, type RideDocument } from '@livree/contracts';

/** One paper of a ride as a file: PDF, or iCalendar for the calendar entry. */
export async function readDocument(api: Transport, id: number, { kind, name }: RideDocument): Promise<Blob> {
  if (kind !== 'calendar') return send(api, documentRoutes.read, { params: { id, name } });
  const entry = await send(api, documentRoutes.calendar, { params: { id } });
  return new Blob([entry], { type: 'text/calendar' });
}
