import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes, type RideNotes } from '@livree/contracts';

/** Keeps the note and the chauffeur of a ride. */
export const saveNotes = (api: Transport, id: number, notes: RideNotes) =>
  send(api, dispatchRoutes.saveNotes, { params: { id }, body: notes });
