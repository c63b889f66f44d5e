import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lacquer, mark, socialCard, webManifest } from './mark.ts';

/** `node draw-marks.ts <master of the hero>`: rewrites the icons, the social card and the manifest of the shell. */
const [hero] = process.argv.slice(2);
if (hero === undefined) throw new Error('where is the master of hero-landscape?');
const shell = join(import.meta.dirname, '../../../apps/shell/public');
const wordmarkFile = join(import.meta.dirname, '../marks/wordmark.svg');

const icons = [
  { file: 'icon-192.png', side: 192, margin: 0, corner: 6 },
  { file: 'icon-512.png', side: 512, margin: 0, corner: 6 },
  { file: 'icon-maskable-512.png', side: 512, margin: 4, corner: 0 },
  { file: 'apple-touch-icon.png', side: 180, margin: 2, corner: 0 },
];
for (const { file, side, ...shape } of icons) {
  await sharp(Buffer.from(mark(shape)), { density: 1200 })
    .resize(side)
    .png({ palette: true })
    .toFile(join(shell, file));
}

const car = await sharp(hero).resize(1200, 630, { fit: 'cover', position: 'right' }).toBuffer();
const card = Buffer.from(socialCard(await readFile(wordmarkFile, 'utf8')));
const size = { width: 1200, height: 630, channels: 3, background: lacquer } as const;
await sharp({ create: size })
  .composite([{ input: car, blend: 'lighten' }, { input: card }])
  .png({ palette: true, colours: 96, effort: 10 })
  .toFile(join(shell, 'social-card.png'));

await writeFile(join(shell, 'favicon.svg'), mark({ margin: 0, corner: 6 }));
await writeFile(join(shell, 'site.webmanifest'), `${JSON.stringify(webManifest, null, 2)}\n`);
await copyFile(wordmarkFile, join(shell, 'wordmark.svg'));
