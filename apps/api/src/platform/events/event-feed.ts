import type { Connection, Listen } from '../db/index.ts';
import { createAlarm } from './alarm.ts';
import { type EventRow, type EventsRead, isKept, readEvents, readPresent } from './events.repository.ts';
import { readPlace } from './read-place.ts';

/** What a reader gets at once. @property hasMissed whether more happened than is said here: everything has to be read again */
export interface EventBatch {
  readonly place: string;
  readonly hasMissed: boolean;
  readonly events: readonly EventRow[];
}

export interface EventFeed {
  /**
   * What commits after a place, or without one from a few seconds ago: first a batch that says where it begins, then one
   * whenever something has committed; undefined after each pause without news. It ends with the signal.
   */
  follow(place: string | undefined, signal: AbortSignal): AsyncGenerator<EventBatch | undefined>;
  stop(): Promise<void>;
}

/** A reader that is farther behind reads everything again. */
const mostEvents = 500;
/** Milliseconds after which a reader hears that there are no news. */
const usualPause = 10_000;

/** Reads the events for all readers of this process: once whenever something has committed, in whatever process. */
export function createEventFeed(db: Connection, listen: Listen, pause = usualPause): EventFeed {
  /** Readers at the same place share a reading. */
  const readings = new Map<string, Promise<EventsRead>>();
  const alarm = createAlarm(listen, () => readings.clear());

  function readShared(place: string): Promise<EventsRead> {
    const reading = readings.get(place) ?? readEvents(db, place, mostEvents + 1);
    readings.set(place, reading);
    reading.catch(() => readings.delete(place));
    return reading;
  }

  async function begin(asked: string | undefined): Promise<EventBatch> {
    const known = asked === undefined ? undefined : readPlace(asked);
    if (known !== undefined && (await isKept(db, known)))
      return { place: known, hasMissed: false, events: [] };
    return { ...(await readPresent(db)), hasMissed: asked !== undefined };
  }

  async function* follow(asked: string | undefined, signal: AbortSignal): ReturnType<EventFeed['follow']> {
    let bell = Promise.withResolvers<void>();
    const ring = (): void => bell.resolve();
    const remove = alarm.add(ring);
    signal.addEventListener('abort', ring);
    try {
      const first = await begin(asked);
      yield first;
      let { place } = first;
      let saidAt = performance.now();
      while (!signal.aborted) {
        bell = Promise.withResolvers<void>();
        const read = await readShared(place);
        place = read.place;
        const isNews = read.events.length > 0;
        if (isNews) yield toBatch(read);
        else if (performance.now() - saidAt >= pause) yield undefined;
        else {
          await ringOrTimeout(bell.promise, saidAt + pause - performance.now());
          continue;
        }
        saidAt = performance.now();
      }
    } finally {
      signal.removeEventListener('abort', ring);
      remove();
    }
  }

  return { follow, stop: alarm.stop };
}

function toBatch({ place, events }: EventsRead): EventBatch {
  const hasMissed = events.length > mostEvents;
  return { place, hasMissed, events: hasMissed ? [] : events };
}

async function ringOrTimeout(ring: Promise<void>, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(resolve, milliseconds);
  await Promise.race([ring, promise]);
  clearTimeout(timeout);
}
