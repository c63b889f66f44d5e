import type { RideNotes } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import { chauffeurMailJob } from '../reservations.jobs.ts';
import { lockReservation } from '../reservations.repository.ts';
import { shownChauffeur } from './chauffeur.ts';
import { notesOfRides, saveNotes } from './ride-notes.repository.ts';

interface NotesOrder {
  readonly reservationId: number;
  readonly notes: RideNotes;
  readonly actor: Actor;
}

/**
 * Keeps what operators note beside a ride, unless another operator has saved a newer version. Its customer is told of a
 * chauffeur who is new.
 * @throws AppError `reservations.not_found` or `operations.overtaken`
 */
export async function saveRideNotes(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { reservationId, notes, actor }: NotesOrder,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ride = await lockReservation(trx, reservationId);
    if (!ride) throw new AppError('reservations.not_found');
    const stored = (await notesOfRides(trx, [reservationId])).get(reservationId);
    if ((stored?.updated_at.toISOString() ?? null) !== notes.version)
      throw new AppError('operations.overtaken');
    const saved = {
      reservation_id: reservationId,
      note: notes.note,
      chauffeur_name: notes.chauffeurName,
      chauffeur_phone: notes.chauffeurPhone,
      chauffeur_plate: notes.chauffeurPlate,
      updated_at: nextVersion(clock.now(), stored?.updated_at),
    };
    await saveNotes(trx, saved);
    const [before, after] = [shownChauffeur(ride, stored), shownChauffeur(ride, saved)];
    const isNew = JSON.stringify(before) !== JSON.stringify(after);
    if (isNew && after) await jobs.send(trx, chauffeurMailJob, { reservationId });
    // The note may name the customer, whose data no history keeps.
    await recordAct(trx, {
      actor,
      at: clock.now(),
      act: 'dispatch.saveNotes',
      subject: 'reservations',
      subjectId: reservationId,
      before: describe(stored),
      after: describe(saved),
    });
  });
}

const describe = (notes: { readonly chauffeur_name: string; readonly chauffeur_plate: string } | undefined) =>
  notes ? { chauffeur: [notes.chauffeur_name, notes.chauffeur_plate].filter(Boolean).join(', ') } : null;
