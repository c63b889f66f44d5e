import { createHash } from 'node:crypto';
import { nameRelease, releaseName } from '../../release-name.ts';
import { isForPeople } from '../../release-parts.ts';
import type { Composition, Release, ShellRelease } from '../../release.ts';
import { Refusal } from '../refusal.ts';
import { pathWithTwoOwners, slotWithTwoOwners } from './path-owners.ts';

/** What a composition needs to know about the shell. */
export type ShellOffer = Pick<ShellRelease, 'version' | 'contracts' | 'provides'>;

/** Distinguishes a member from the same release with a redirect. */
const toMember = (release: Release) =>
  [
    nameRelease(release),
    ...release.paths.flatMap(({ path, redirect }) => (redirect ? [`${path}>${redirect}`] : [])),
  ].join(' ');

export function contractRefusals(
  release: Pick<Release, 'id' | 'version' | 'contract'>,
  shell: Omit<ShellOffer, 'provides'>,
): string[] {
  const { contract } = release;
  if (shell.contracts.includes(contract)) return [];
  return [
    `${nameRelease(release)} speaks contract ${contract}, but the shell runs ${shell.contracts.join(' and ')}`,
  ];
}

export function sharedRefusals(
  release: Pick<Release, 'id' | 'version' | 'needs'>,
  shell: ShellOffer,
): string[] {
  return Object.entries(release.needs.shared)
    .filter(([name, version]) => shell.provides[name] !== version)
    .map(
      ([name, version]) =>
        `${nameRelease(release)} needs ${name} ${version}, but the shell provides ${shell.provides[name] ?? 'none'}`,
    );
}

function slotRefusals(release: Release, offered: ReadonlySet<string>): string[] {
  return release.needs.slots
    .filter((slot) => !offered.has(slot))
    .map((slot) => `${nameRelease(release)} places the slot ${slot}, which no remote provides`);
}

function ownershipRefusals(releases: readonly Release[]): string[] {
  const path = pathWithTwoOwners(releases);
  const slot = slotWithTwoOwners(releases);
  return [
    ...(path ? [`the path ${path.claim} has two owners: ${path.owners.join(' and ')}`] : []),
    ...(slot ? [`the slot ${slot.claim} has two owners: ${slot.owners.join(' and ')}`] : []),
  ];
}

/** Whether a remote contains pages of operators or dispatchers: compositions of everybody else leave it out. */
export const isForOperators = ({ paths }: Pick<Release, 'paths'>): boolean =>
  paths.some(({ access }) => isForPeople(access));

/** The pages of operators and dispatchers are a remote of their own, so that it can be left out of everybody else's composition. */
function mixtureRefusals(release: Release): string[] {
  if (!isForOperators(release)) return [];
  const others = release.paths.filter(({ access }) => !isForPeople(access)).map(({ path }) => path);
  return [...others, ...release.provides, ...release.frames.map(({ name }) => name)].map(
    (part) => `${nameRelease(release)} has pages for operators, and ${part}, which is for others`,
  );
}

/** Every reason, as a sentence, why these releases cannot make one page with this shell; empty if they can. */
export function compositionRefusals(releases: readonly Release[], shell: ShellOffer): string[] {
  const offered = new Set(releases.flatMap(({ provides }) => provides));
  return [
    ...releases.flatMap((release) => [
      ...contractRefusals(release, shell),
      ...sharedRefusals(release, shell),
      ...slotRefusals(release, offered),
      ...mixtureRefusals(release),
    ]),
    ...ownershipRefusals(releases),
  ];
}

/**
 * Makes a composition of these releases; its id is derived from its members.
 * @throws Refusal that names everything that does not match
 */
export function composeOrRefuse(
  releases: readonly Release[],
  shell: ShellOffer,
  overrides: Record<string, string> = {},
): Composition {
  const refusals = compositionRefusals(releases, shell);
  if (refusals.length > 0) throw new Refusal(refusals.join('; '));
  const remotes = releases.toSorted((a, b) => a.id.localeCompare(b.id));
  return identify({ shell: shell.version, remotes, overrides });
}

function identify({ shell, remotes, overrides }: Omit<Composition, 'id'>): Composition {
  const members = [
    ...Object.keys(overrides).map((remote) => `override ${remote}`),
    releaseName('shell', shell),
    ...remotes.map(toMember),
  ];
  const id = createHash('sha256').update(members.join('\n')).digest('hex').slice(0, 12);
  return { id, shell, remotes, overrides };
}

/**
 * The composition of everybody but operators: the same, to its id, as if their remotes did not exist. A tester keeps the
 * one that they were invited to.
 */
export function withoutOperators(composition: Composition): Composition {
  const { remotes, overrides } = composition;
  const shown = remotes.filter((release) => !isForOperators(release) || Object.hasOwn(overrides, release.id));
  if (shown.length === remotes.length) return composition;
  return { ...composition, ...identify({ ...composition, remotes: shown }) };
}
