import type { TextRows } from './text-rows.ts';

/** Finds rows by a whole key, in order. */
export type KeyIndex = (key: string) => readonly number[];

/** The start and end marks of every key; a space precedes every word. */
const [before, behind] = ['^ ', '$'];

/** The keys of one place, as a row of the text. */
export const writeKeys = (keys: readonly string[]): string =>
  keys.map((key) => `${before}${key}${behind}`).join('');

export const readKeys = (row: string): string[] =>
  row.slice(before.length, -behind.length).split(`${behind}${before}`);

const slots = 1 << 17;
const none = -1;

/** FNV-1a over a part of a text. */
function hashText(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slots - 1);
}

/** Hashes every key of a text in place, without extracting any. */
export function openKeyIndex(text: string, rows: TextRows): KeyIndex {
  const starts: number[] = [];
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1))
    starts.push(at + before.length);
  const heads = new Int32Array(slots).fill(none);
  const nexts = new Int32Array(starts.length);
  // Inserted in reverse, so that the first row comes out first.
  for (let number = starts.length - 1; number >= 0; number -= 1) {
    const start = starts[number] ?? 0;
    const slot = hashText(text, start, text.indexOf(behind, start));
    nexts[number] = heads[slot] ?? none;
    heads[slot] = number;
  }
  return (key) => {
    const found = new Set<number>();
    const slot = hashText(key, 0, key.length);
    for (let number = heads[slot] ?? none; number !== none; number = nexts[number] ?? none) {
      const start = starts[number] ?? 0;
      if (text.startsWith(key, start) && text[start + key.length] === behind) found.add(rows.indexAt(start));
    }
    return [...found];
  };
}
