import { createEmbeddedMaps } from '@livree/maps/embedded';
import { drives } from './maps/drives.ts';
import { computeErrors, type Measured, summary } from './maps/summary.ts';

/** Where the drives begin and end. */
const countries = ['fr', 'dz', 'mc', 'ch', 'be', 'de', 'it', 'es', 'lu'];

const say = (line: string) => process.stderr.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

// Without the table of known drives, so that every figure comes from the network.
const maps = createEmbeddedMaps({ withoutKnownTrips: true });

async function measure(row: string): Promise<Measured> {
  const [from = '', to = '', kilometres, minutes] = row.split('|');
  const [departure, destination] = await Promise.all(
    [from, to].map(async (text) => (await maps.places.locate(text, countries)).at),
  );
  if (!departure || !destination) throw new Error(`no such drive: ${row}`);
  const { metres, seconds } = await maps.route.estimate([departure, destination]);
  return {
    name: `${from} – ${to}`,
    distance: { ours: metres / 1000, known: Number(kilometres) },
    time: { ours: seconds / 60, known: Number(minutes) },
  };
}

/** Typical input: beginnings, whole names, an address, typing errors. */
const typed = [
  'pa',
  'saint',
  'gare de l',
  'villefranche sur',
  '14 rue de la Paix, 75002 Paris',
  'marseile',
  'aeroprt nice',
];
const rounds = 20;

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time per suggestion, sorted; the first of each is a warm-up. */
async function timeSuggestions(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const text of typed) {
      const start = processorMs();
      await maps.places.suggest(text, { countries, limit: 6 });
      if (round > 0) times.push(processorMs() - start);
    }
  }
  return times.toSorted((a, b) => a - b);
}

const measured: Measured[] = [];
for (const row of drives.trim().split('\n')) measured.push(await measure(row));
for (const drive of measured) {
  const { distance, time } = computeErrors(drive);
  const [{ ours: km }, { ours: minutes }] = [drive.distance, drive.time];
  say(
    `${drive.name}: ${km.toFixed(0)} km (${percent(distance)}), ${minutes.toFixed(0)} min (${percent(time)})`,
  );
}
const times = await timeSuggestions();
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
say(`a suggestion costs ${at(0.5)} ms of processor time (median), ${at(0.95)} ms (p95)`);
process.stdout.write(`${JSON.stringify({ bench: 'maps', ...summary(measured) })}\n`);
