import type { AnyRelease } from '@livree/release/ledger';
import { formatKilobytes } from './cost.ts';

/** Bytes from which a copy is worth a word. */
const smallest = 1000;

/** A package that a release brings although others that are live bring it, too. */
interface Copy {
  readonly name: string;
  /** Of its modules in this release, as they are in the sources. */
  readonly bytes: number;
  /** The parts of the site that have it as well. */
  readonly beside: readonly string[];
}

/** The packages that a release has in common with what is live beside it, the largest first. */
function findCopies(release: AnyRelease, live: readonly AnyRelease[]): Copy[] {
  const others = live.filter(({ id }) => id !== release.id);
  return Object.entries(release.packages ?? {})
    .map(([name, bytes]) => ({
      name,
      bytes,
      beside: others.filter(({ packages = {} }) => Object.hasOwn(packages, name)).map(({ id }) => id),
    }))
    .filter(({ bytes, beside }) => bytes >= smallest && beside.length > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Which packages a release brings although other live releases have them; undefined if there are none. */
export function copiesLine(release: AnyRelease, live: readonly AnyRelease[]): string | undefined {
  const copies = findCopies(release, live);
  if (copies.length === 0) return undefined;
  const bytes = copies.reduce((total, copy) => total + copy.bytes, 0);
  const named = copies
    .slice(0, 5)
    .map((copy) => `${copy.name} ${formatKilobytes(copy.bytes)} (${copy.beside.join(', ')})`);
  const more = copies.length > named.length ? ` and ${copies.length - named.length} more` : '';
  return `other live releases have copies of ${formatKilobytes(bytes)} of its sources: ${named.join(', ')}${more}`;
}
