import { createEmbeddedMaps } from '@livree/maps/embedded';
import { drives } from './maps/drives.ts';
import { errorsOf, type Measured, summary } from './maps/summary.ts';

/** Where the drives begin and end. */
const countries = ['fr', 'dz', 'mc', 'ch', 'be', 'de', 'it', 'es', 'lu'];

const say = (line: string) => process.stderr.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

// The table of known drives is left out: every figure comes through the network.
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

const measured: Measured[] = [];
for (const row of drives.trim().split('\n')) measured.push(await measure(row));
for (const drive of measured) {
  const { distance, time } = errorsOf(drive);
  const [{ ours: km }, { ours: minutes }] = [drive.distance, drive.time];
  say(
    `${drive.name}: ${km.toFixed(0)} km (${percent(distance)}), ${minutes.toFixed(0)} min (${percent(time)})`,
  );
}
process.stdout.write(`${JSON.stringify({ bench: 'maps', ...summary(measured) })}\n`);
