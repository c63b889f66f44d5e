import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const width = 1200;
const height = 630;
const kept = 60;

/** The colours of the dark mode, from the tokens. */
const lacquer = '#0b1215';
const pearl = '#f6f8f6';
const line = '#86b8ef';

/** The largest WebP of each of our pictures, by name. */
async function largestForms(folder: string): Promise<ReadonlyMap<string, string>> {
  const forms = (await readdir(folder)).flatMap((file) => {
    const [, name = '', size = ''] = /^([a-z-]+)-(\d+)\.[0-9a-f]+\.webp$/.exec(file) ?? [];
    return name === '' ? [] : [{ name, file, size: Number(size) }];
  });
  return new Map(forms.toSorted((a, b) => a.size - b.size).map(({ name, file }) => [name, file]));
}

/** The wordmark on a line that runs off the card, as on the shell's own card. */
function signature(wordmark: string): Buffer {
  const name = wordmark.replace('<svg ', '<svg x="72" y="478" width="240" height="77" ');
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${pearl}">`,
      name,
      `<path fill="none" stroke="${line}" stroke-width="3" d="M89 574H${width}"/>`,
      `<circle cx="80" cy="574" r="8" fill="${lacquer}" stroke="${line}" stroke-width="3"/>`,
      '</svg>',
    ].join(''),
  );
}

/** Creates the preview card of a shared page; undefined for an unknown picture. */
export type ReadCard = (picture: string) => Promise<Buffer> | undefined;

/**
 * Cards of the pictures in a folder, created when first requested.
 * @param wordmark reads an SVG drawing in the current colour
 */
export async function cardComposer(folder: string, wordmark: () => Promise<string>): Promise<ReadCard> {
  const forms = await largestForms(folder);
  const cards = new LRUCache<string, Promise<Buffer>>({ max: kept });
  async function compose(file: string): Promise<Buffer> {
    // 23 MB, for the first card only.
    const { default: sharp } = await import('sharp');
    const picture = await sharp(join(folder, file)).resize(width, height, { fit: 'cover' }).toBuffer();
    const ground = { width, height, channels: 3, background: lacquer } as const;
    return sharp({ create: ground })
      .composite([{ input: picture, blend: 'lighten' }, { input: signature(await wordmark()) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }
  return (picture) => {
    const file = forms.get(picture);
    if (file === undefined) return undefined;
    const card = cards.get(picture) ?? compose(file);
    cards.set(picture, card);
    card.catch(() => cards.delete(picture));
    return card;
  };
}
