import { basename } from 'node:path';
import { pictures, type PictureData } from '@livree/imagery';
import type { Developed } from './develop-picture.ts';

const readFileName = (address: string): string => basename(address.split(' ')[0] ?? '');

function readEarlier(name: string, { src, sources, width, height, placeholder }: PictureData): Developed {
  const [, hash = ''] = /\.([0-9a-f]{8})\.jpeg$/.exec(src) ?? [];
  const shown = sources.flatMap(({ srcSet }) => srcSet.split(', '));
  const widths = [...new Set(shown.map((each) => Number(/ (\d+)w$/.exec(each)?.[1])))];
  return { name, width, height, hash, widths, placeholder, files: [...shown, src].map(readFileName) };
}

/** The existing pictures, except the named ones. */
export const earlierWithout = (names: ReadonlySet<string>): Developed[] =>
  Object.entries(pictures).flatMap(([name, picture]) => (names.has(name) ? [] : readEarlier(name, picture)));
