import { mismatches } from '@livree/contracts/compatibility';
import { nameRelease } from '../release-name.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';
import type { Surface } from './surface.ts';

type Draft = Surface['drafts'][string];

/** Why a release cannot read what another one keeps; undefined if it can. */
function misread(writer: Draft, reader: Draft): string | undefined {
  const [sent, read] = [
    writer.version > reader.version ? writer.earlier?.[reader.version] : writer.schema,
    reader.version > writer.version ? reader.earlier?.[writer.version] : reader.schema,
  ];
  if (sent === undefined) return `version ${writer.version} is not kept as ${reader.version}`;
  if (read === undefined) return `version ${reader.version} does not read ${writer.version}`;
  return mismatches({ direction: 'kept', sent, read, at: 'it' })[0]?.replace('it.', '');
}

function faults(name: string, before: Draft, now: Draft | undefined): string[] {
  if (now === undefined) return ['is no longer read'];
  const says = `${now.version === before.version ? 'keeps' : 'has'} version ${now.version}, but`;
  const forward = misread(before, now);
  if (forward !== undefined) return [`${says}: ${forward}`];
  // After a rollback the earlier release reads what this one kept.
  const back = misread(now, before);
  return back === undefined ? [] : [`${says} once it is rolled back: ${back}`];
}

const sayMore = (count: number): string =>
  count === 0 ? '' : `, as ${count} more ${count === 1 ? 'release does' : 'releases do'},`;

/** Drafts that one release would keep and another could not read. */
export function draftChanges(candidate: ComparedRelease, { releases }: Reachable): string[] {
  const now = candidate.surface?.drafts;
  if (now === undefined) return [];
  const found = releases
    .filter(({ id }) => id === candidate.id)
    .flatMap((earlier) =>
      Object.entries(earlier.surface?.drafts ?? {}).flatMap(([name, before]) =>
        faults(name, before, now[name]).map((fault) => ({
          what: `draft \`${name}\` ${fault}`,
          by: nameRelease(earlier),
        })),
      ),
    );
  return [...Map.groupBy(found, ({ what }) => what)].map(
    ([what, [first, ...more]]) => `${what}; ${first?.by}${sayMore(more.length)} keeps it in browsers`,
  );
}
