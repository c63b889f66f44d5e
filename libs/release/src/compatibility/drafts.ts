import { mismatches } from '@livree/contracts/compatibility';
import { nameRelease } from '../release-name.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';
import type { Surface } from './surface.ts';

type Draft = Surface['drafts'][string];

function faults(name: string, before: Draft, now: Draft | undefined): string[] {
  if (now === undefined) return ['is no longer read'];
  if (now.version < before.version) return [`goes back from version ${before.version} to ${now.version}`];
  if (now.version > before.version)
    return now.migrates ? [] : [`has version ${now.version} and no \`migrate\` from ${before.version}`];
  const forward = mismatches({ direction: 'kept', sent: before.schema, read: now.schema, at: 'it' });
  // After a rollback the earlier release reads what this one kept.
  const back = mismatches({ direction: 'kept', sent: now.schema, read: before.schema, at: 'it' });
  const [fault, isBack] = [forward[0] ?? back[0], forward.length === 0];
  if (fault === undefined) return [];
  const when = isBack ? ` once it is rolled back` : '';
  return [`keeps version ${now.version}, but${when}: ${fault.replace('it.', '')}`];
}

/** Drafts that one release would keep and another could not read. */
export function draftChanges(candidate: ComparedRelease, { releases }: Reachable): string[] {
  const now = candidate.surface?.drafts;
  if (now === undefined) return [];
  return releases
    .filter(({ id }) => id === candidate.id)
    .flatMap((earlier) =>
      Object.entries(earlier.surface?.drafts ?? {}).flatMap(([name, before]) =>
        faults(name, before, now[name]).map(
          (fault) => `draft \`${name}\` ${fault}; ${nameRelease(earlier)} keeps it in browsers`,
        ),
      ),
    );
}
