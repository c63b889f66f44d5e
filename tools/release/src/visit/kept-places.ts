import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { isShell } from '@livree/release/ledger';
import type { Candidate } from './candidate.ts';
import { editionOfRules } from './edition-of-rules.ts';
import type { Place } from './place.ts';
import { readDocument } from './site/read-document.ts';
import type { VisitedSite } from './site/start-visited-site.ts';

/** The places of a remote that were seen without a fault, and the files of its releases that they consisted of. */
export interface KeptPlaces {
  /** Whether a place was seen so, with the very files that this release has. */
  has(place: Place): Promise<boolean>;
  /** Keeps a place without a fault. @param urls what its page has loaded */
  add(place: Place, urls: readonly string[]): Promise<void>;
  save(): Promise<void>;
}

/** Where a release is visited. */
interface Ground {
  /** What is live, version by id. */
  readonly live: Readonly<Record<string, string>>;
  readonly site: Pick<VisitedSite, 'ask'>;
  /** The folder of the built harness, whose document names its files by their content. */
  readonly harness: string;
  /** A digest of the sources of the servers and of the harness. */
  readonly sources: string;
}

const keptSchema = z.object({
  /** What all places depend on: the rules, the servers, and the harness, which contains the contract with the API. */
  base: z.string(),
  /** By place, the digest of each file by its name. */
  places: z.record(z.string(), z.record(z.string(), z.string())),
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The container knows the digests of all other files, which count by themselves. */
const withoutDigests = (container: string): string => container.replaceAll(/sha256-[\w+/=]+/g, '');

/** The container, whose own name contains a digest. */
const container = 'container';
/** Routes, slots and needs of the release, by which a page is composed. */
const description = 'description';
/** What is live beside the release. */
const neighbours = 'neighbours';
/** What the server answers at the address of a page, for which nobody can tell which of its modules were run. */
const document = 'document';

/** The digests of what a release's places consist of, by name. */
async function readDigests({ release, read }: Candidate, live: Ground['live']): Promise<Map<string, string>> {
  const digests = new Map(release.files.map(({ file, integrity }) => [file, integrity]));
  if (isShell(release)) return digests;
  const script = Buffer.from((await read(`browser/${release.entry.file}`)) ?? []).toString();
  digests.delete(release.entry.file);
  const { contract, paths, provides, parts, needs, surface } = release;
  const beside = Object.entries(live)
    .filter(([id]) => id !== release.id)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return digests
    .set(container, digest(withoutDigests(script)))
    .set(description, digest(JSON.stringify({ contract, paths, provides, parts, needs, surface })))
    .set(neighbours, digest(JSON.stringify(beside)));
}

function keyOf({ kind, url, visitor, language, isPhone, isWhole, isRepeated }: Place): string {
  const { pathname, search } = new URL(url);
  return [
    kind,
    pathname + search,
    visitor,
    language,
    ...(isPhone ? ['phone'] : []),
    ...(isWhole ? ['whole'] : []),
    ...(isRepeated ? ['repeated'] : []),
  ].join(' ');
}

/** What was kept on the same base; nothing if it is another one, or cannot be read. */
async function readKept(file: string, base: string): Promise<z.output<typeof keptSchema>['places']> {
  try {
    const kept = z.parse(keptSchema, JSON.parse(await readFile(file, 'utf8')));
    return kept.base === base ? kept.places : {};
  } catch {
    return {};
  }
}

/** Opens what `folder` remembers of the places of a remote. */
export async function openKeptPlaces(
  folder: string,
  { live, site, harness, sources }: Ground,
  candidate: Candidate,
): Promise<KeptPlaces> {
  const { id } = candidate.release;
  const file = join(folder, `places-of-${id}.json`);
  const index = await readFile(join(harness, 'index.html'), 'utf8');
  const base = digest(`${editionOfRules} ${sources} ${index}`);
  const digests = await readDigests(candidate, live);
  const places = await readKept(file, base);
  const asset = new RegExp(`/assets/${id}/[^/]+/(?<file>[^?#]+)`);
  const namesIn = (urls: readonly string[]): string[] =>
    urls.flatMap((url) => {
      const name = asset.exec(url)?.groups?.['file'];
      return name === undefined ? [] : [digests.has(name) ? name : container];
    });
  // Frames are documents of their own, which load their files themselves.
  const inFrames = isShell(candidate.release)
    ? []
    : candidate.release.frames.flatMap(({ script, css }) => [script, ...css].map((each) => each.file));

  /** Undefined if the site does not answer in time. */
  const digestDocument = (page: Place) => readDocument(site, page).then(digest, () => undefined);

  return {
    async has(place) {
      const { [document]: answered, ...kept } = places[keyOf(place)] ?? {};
      if (kept[container] === undefined) return false;
      if (!Object.entries(kept).every(([name, known]) => digests.get(name) === known)) return false;
      return answered === undefined || answered === (await digestDocument(place));
    },
    async add(place, urls) {
      const loaded = namesIn(urls);
      // Every place needs the container at least: without it, what was loaded is not known.
      if (!loaded.includes(container)) return;
      const answered = place.kind === 'page' ? await digestDocument(place) : undefined;
      if (place.kind === 'page' && answered === undefined) return;
      const names = [...loaded, ...inFrames, ...(place.kind === 'page' ? [description, neighbours] : [])];
      places[keyOf(place)] = {
        ...Object.fromEntries(names.map((name) => [name, digests.get(name) ?? 'unknown'])),
        ...(answered !== undefined && { [document]: answered }),
      };
    },
    async save() {
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify({ base, places }));
    },
  };
}
