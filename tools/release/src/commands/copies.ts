import type { AnyRelease } from '@livree/release/ledger';
import { formatKilobytes } from './cost.ts';

/** Bytes from which the copies of a package are worth a word. */
const smallest = 1000;

/** Modules of a package that a release brings although others that are live bring the same ones. */
interface Copy {
  readonly name: string;
  readonly modules: number;
  /** Of these modules in this release, as they are in the sources. */
  readonly bytes: number;
  /** The parts of the site that have some of them as well. */
  readonly beside: readonly string[];
}

const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** The modules that a release has in common with what is live beside it, by package, the largest first. */
function findCopies(release: AnyRelease, live: readonly AnyRelease[]): Copy[] {
  const others = live.filter(({ id }) => id !== release.id);
  const haveSame = (module: string) => others.filter(({ modules = {} }) => Object.hasOwn(modules, module));
  const copied = Object.entries(release.modules ?? {})
    .map(([module, bytes]) => ({ module, bytes, beside: haveSame(module).map(({ id }) => id) }))
    .filter(({ beside }) => beside.length > 0);
  const byPackage = Map.groupBy(copied, ({ module }) => packageOf(module));
  return [...byPackage]
    .map(([name, modules]) => ({
      name,
      modules: modules.length,
      bytes: modules.reduce((total, { bytes }) => total + bytes, 0),
      beside: others.map(({ id }) => id).filter((id) => modules.some(({ beside }) => beside.includes(id))),
    }))
    .filter(({ bytes }) => bytes >= smallest)
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Which modules of packages a release brings although other live releases have them; undefined if there are none. */
export function copiesLine(release: AnyRelease, live: readonly AnyRelease[]): string | undefined {
  const copies = findCopies(release, live);
  if (copies.length === 0) return undefined;
  const sum = (count: (copy: Copy) => number) => copies.reduce((total, copy) => total + count(copy), 0);
  const named = copies
    .slice(0, 5)
    .map((copy) => `${copy.name} ${formatKilobytes(copy.bytes)} (${copy.beside.join(', ')})`);
  const more = copies.length > named.length ? ` and ${copies.length - named.length} more` : '';
  const [modules, bytes] = [sum((copy) => copy.modules), formatKilobytes(sum((copy) => copy.bytes))];
  return `other live releases have copies of ${modules} of its modules, ${bytes} of its sources: ${named.join(', ')}${more}`;
}
