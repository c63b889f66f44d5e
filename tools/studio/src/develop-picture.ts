import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { placeholderWidth, plainWidth, quality, widths } from './forms.ts';

export interface Developed {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly widths: readonly number[];
  readonly placeholder: string;
  readonly files: readonly string[];
}

/** Writes the forms of one master into `folder`, except existing ones. */
export async function developPicture(name: string, master: string, folder: string): Promise<Developed> {
  const bytes = await readFile(master);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(quality)).digest('hex').slice(0, 8);
  const { width, height } = await sharp(bytes).metadata();
  const shown = [...widths.filter((each) => each < width), width];
  const file = (each: number, type: string) => `${name}-${each}.${hash}.${type}`;

  async function write(each: number, type: keyof typeof quality): Promise<string> {
    const path = join(folder, file(each, type));
    if (!existsSync(path)) await encode(sharp(bytes).resize(each), type).toFile(path);
    return file(each, type);
  }

  const files: string[] = [];
  for (const each of shown) files.push(await write(each, 'avif'), await write(each, 'webp'));
  files.push(await write(Math.min(plainWidth, width), 'jpeg'));
  return { name, width, height, hash, widths: shown, placeholder: await renderPlaceholder(bytes), files };
}

function encode(picture: Sharp, type: keyof typeof quality): Sharp {
  switch (type) {
    case 'avif':
      return picture.avif({ quality: quality.avif, effort: 3, chromaSubsampling: '4:2:0' });
    case 'webp':
      return picture.webp({ quality: quality.webp, effort: 5 });
    case 'jpeg':
      return picture.jpeg({ quality: quality.jpeg, mozjpeg: true });
  }
}

async function renderPlaceholder(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize(placeholderWidth).blur(0.8).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
