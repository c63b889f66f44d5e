import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { developPicture, type Developed } from './develop-picture.ts';
import { earlierWithout } from './earlier.ts';
import { manifestSource } from './manifest.ts';

/**
 * `node develop.ts <folder of masters> [name…]`: converts the masters to the forms in libs/imagery. Pictures without
 * a master stay unchanged; named ones are removed.
 */
const [masters, ...given] = process.argv.slice(2);
if (masters === undefined) throw new Error('which folder holds the masters?');
const library = join(import.meta.dirname, '../../../libs/imagery');
const folder = join(library, 'pictures');
await mkdir(folder, { recursive: true });

const developed: Developed[] = [];
for (const file of (await readdir(masters)).toSorted()) {
  if (file.endsWith('.png'))
    developed.push(await developPicture(basename(file, '.png'), join(masters, file), folder));
}

const done = new Set([...given, ...developed.map(({ name }) => name)]);
const all = [...developed, ...earlierWithout(done)].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
const kept = new Set(all.flatMap(({ files }) => files));
for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
await writeFile(join(library, 'src/generated/pictures.ts'), manifestSource(all));
process.stdout.write(`${all.length} pictures, ${kept.size} files\n`);
