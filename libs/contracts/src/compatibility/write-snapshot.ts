import { allRoutes } from '../routes.ts';
import { breakingChanges } from './breaking-changes.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';
import { takeSnapshot } from './snapshot.ts';

const recorded = readSnapshot();
const current = takeSnapshot(allRoutes);
const broken = recorded ? breakingChanges(recorded, current) : [];

for (const change of broken) process.stderr.write(`${change}\n`);
if (broken.length > 0 && !process.argv.includes('--accept-breaking')) {
  process.stderr.write('Nothing was recorded. If all clients in use tolerate it: --accept-breaking\n');
  process.exitCode = 1;
} else {
  writeSnapshot(current);
}
