import { type ManagedVehicle, paperKinds, type PaperKind } from '@livree/contracts';

interface Paper {
  readonly kind: PaperKind;
  /** The day on which it expires. */
  readonly until: string;
}

const warnedMs = 30 * 86_400_000;

type Papers = Pick<ManagedVehicle, 'insuranceUntil' | 'inspectionUntil' | 'licenceUntil'>;

/** The papers of a vehicle that expire within thirty days, or have expired. */
export function findExpiring(vehicle: Papers, now: Date): Paper[] {
  const last = new Date(now.getTime() + warnedMs).toISOString().slice(0, 10);
  const papers = paperKinds.map((kind) => ({ kind, until: vehicle[`${kind}Until`] ?? '' }));
  return papers.filter(({ until }) => until !== '' && until <= last);
}
