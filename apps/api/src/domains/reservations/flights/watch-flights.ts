import type { Deps } from '../../../deps.ts';
import { type FlightProvider, FlightsError, removeNotices } from '../../flights/index.ts';
import { addWatch, findWatch, idleWatches, removeWatch } from './flight-watches.repository.ts';

/** A source tells of flights from this long before their landing. */
const told = 72 * 3_600_000;
const remembered = 30 * 86_400_000;

/** Asks the source to tell of a flight that lands soon, once for all rides that follow it. @throws FlightsError */
export async function watchFlight(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  provider: FlightProvider,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<void> {
  if (at.getTime() - clock.now().getTime() > told || (await findWatch(db, number))) return;
  const watchId = await provider.watch(number);
  if (watchId !== null) await addWatch(db, { number, watch_id: watchId });
}

/** Ends the watches that no ride needs any more, because each notice costs, and forgets old notices. */
export async function endIdleWatches(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  provider: FlightProvider,
): Promise<void> {
  for (const { number, watch_id: watchId } of await idleWatches(db)) {
    try {
      await provider.unwatch(watchId);
      await removeWatch(db, number);
    } catch (error) {
      if (!(error instanceof FlightsError)) throw error;
      log.warn({ err: error }, 'a watch on a flight was not ended');
    }
  }
  await removeNotices(db, new Date(clock.now().getTime() - remembered));
}
