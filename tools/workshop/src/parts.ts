import { readPart, type Part } from './part.ts';

/** A chapter of the index: the components of one subpath. */
export interface Chapter {
  readonly subpath: string;
  readonly parts: readonly Part[];
}

const order = [
  'actions',
  'fields',
  'pick',
  'date',
  'feedback',
  'display',
  'layout',
  'navigation',
  'rides/route',
  'rides/fare',
  'rides/vehicle',
  'overlay',
  'media',
  'map',
  'icons',
];

/** All components by chapter, in the order of the index, from the files of stories by their paths. */
export function readChapters(files: Readonly<Record<string, unknown>>): Chapter[] {
  const parts = Object.entries(files).map(([path, file]) => readPart(path, file));
  return [...Map.groupBy(parts, ({ from }) => from)]
    .map(([subpath, ofSubpath]) => ({ subpath, parts: ofSubpath }))
    .toSorted((one, other) => order.indexOf(one.subpath) - order.indexOf(other.subpath));
}
