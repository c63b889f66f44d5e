import { operator } from './acts.ts';
import { hashLine, isLineSigned, isReplacementProven } from './entry.ts';
import type { Line } from './log-state.ts';

/** The lines before the first that is damaged or does not contain the hash of the line before it. */
function chained(lines: readonly Line[]): readonly Line[] {
  let head = '';
  const end = lines.findIndex(({ text, entry }) => {
    const follows = entry?.previous === head;
    head = hashLine(text);
    return !follows;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/**
 * How many lines at the beginning of a log the holder of this operator's key has signed for. A program signs only
 * after checking what is there, and each line contains the hash of the line before it, so the last line with a
 * signature of this key stands for all lines before it.
 */
export function linesVouchedFor(all: readonly Line[], operatorKey: string): number {
  const lines = chained(all);
  const brought = lines.findLastIndex(({ entry }) => entry?.act === 'replace' && entry.key === operatorKey);
  const replaced = lines.findIndex(({ entry }, index) => index > brought && entry?.act === 'replace');
  const ofKey = replaced === -1 ? lines : lines.slice(0, replaced + 1);
  const last = ofKey.findLastIndex(
    ({ text, entry }, index) => index > brought && entry?.by === operator && isLineSigned(text, operatorKey),
  );
  if (last !== -1) return last;
  const bringing = lines[brought]?.entry;
  return bringing?.act === 'replace' && isReplacementProven(bringing) ? brought + 1 : 0;
}
