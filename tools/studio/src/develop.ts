import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { developPicture, type Developed } from './develop-picture.ts';
import { manifestSource } from './manifest.ts';

/** `node develop.ts <folder of masters>`: makes the pictures of libs/imagery anew; what has no master goes. */
const [masters] = process.argv.slice(2);
if (masters === undefined) throw new Error('which folder holds the masters?');
const library = join(import.meta.dirname, '../../../libs/imagery');
const folder = join(library, 'pictures');
await mkdir(folder, { recursive: true });

const developed: Developed[] = [];
for (const file of (await readdir(masters)).toSorted()) {
  if (file.endsWith('.png'))
    developed.push(await developPicture(basename(file, '.png'), join(masters, file), folder));
}

const kept = new Set(developed.flatMap(({ files }) => files));
for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
await writeFile(join(library, 'src/pictures.ts'), manifestSource(developed));
process.stdout.write(`${developed.length} pictures, ${kept.size} files\n`);
