import { nameRelease } from '../release-name.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';

type Act = 'reads' | 'writes';

function dropped(
  candidate: ComparedRelease,
  { releases }: Reachable,
  act: Act,
  others: Act,
  say: string,
): string[] {
  const now = candidate.surface?.storage[act];
  if (now === undefined) return [];
  const own = releases.filter(({ id }) => id === candidate.id);
  const gone = new Set(
    own.flatMap(({ surface }) => surface?.storage[act] ?? []).filter((key) => !now.includes(key)),
  );
  return [...gone].flatMap((key) => {
    const other = releases.find(({ surface }) => surface?.storage[others].includes(key));
    const [storage, name] = key.split(' ');
    return other
      ? [`key \`${name}\` in ${storage} is no longer ${say.replace('…', nameRelease(other))}`]
      : [];
  });
}

/** Keys of the browser's storage that nobody fills or reads any more. */
export const storageChanges = (candidate: ComparedRelease, reachable: Reachable): string[] => [
  ...dropped(candidate, reachable, 'writes', 'reads', 'written; … reads it'),
  ...dropped(candidate, reachable, 'reads', 'writes', 'read; … writes it'),
];
