import { useRef } from 'react';
import type { Option } from '../options.tsx';

/** Milliseconds after which the next letter begins a new word. */
const pause = 1000;

/**
 * What a key selects while a list is closed: an arrow the option before or after the selected one, letters the first
 * option that begins with them.
 */
export function useClosedKeys(
  items: readonly Option[],
  value: string | null,
  locale: string,
): (key: string) => Option | undefined {
  const word = useRef({ letters: '', at: -Infinity });
  const open = items.filter(({ disabled }) => !disabled);
  const current = open.findIndex(({ id }) => id === value);
  const beginning = (letter: string): Option | undefined => {
    const now = performance.now();
    const letters = now - word.current.at < pause ? word.current.letters + letter : letter;
    word.current = { letters, at: now };
    const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
    return open.find(({ label }) => compare(label.slice(0, letters.length), letters) === 0);
  };
  return (key) => {
    if (key === 'ArrowLeft') return open[Math.max(0, current - 1)];
    if (key === 'ArrowRight') return open[Math.min(open.length - 1, current + 1)];
    return key.length === 1 && key !== ' ' ? beginning(key) : undefined;
  };
}
