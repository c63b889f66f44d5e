import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { isShell } from '@livree/release/ledger';
import type { Candidate } from './candidate.ts';
import { editionOfRules } from './edition-of-rules.ts';
import type { Place } from './place.ts';

/** The states of a remote that were seen without a fault, and the files of its releases that they consisted of. */
export interface KeptStates {
  /** Whether a state was seen so, with the very files that this release has. */
  has(state: Place): boolean;
  /** Keeps a state without a fault. @param urls what its page has loaded */
  add(state: Place, urls: readonly string[]): void;
  save(): Promise<void>;
}

const keptSchema = z.object({
  /** What all states depend on: the rules, and the harness around the release. */
  base: z.string(),
  /** By state, the digest of each file by its name. */
  states: z.record(z.string(), z.record(z.string(), z.string())),
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The container knows the digests of all other files, which count by themselves. */
const withoutDigests = (container: string): string => container.replaceAll(/sha256-[\w+/=]+/g, '');

const containerFile = 'container';

/** The digests of a release's files by name. The name of the container contains a digest, so it has another one here. */
async function readDigests({ release, read }: Candidate): Promise<Map<string, string>> {
  const digests = new Map(release.files.map(({ file, integrity }) => [file, integrity]));
  if (isShell(release)) return digests;
  const container = Buffer.from((await read(`browser/${release.entry.file}`)) ?? []).toString();
  digests.delete(release.entry.file);
  return digests.set(containerFile, digest(withoutDigests(container)));
}

const keyOf = ({ url, isWhole }: Place): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}${isWhole ? ' whole' : ''}`;
};

/** What was kept on the same base; nothing if it is another one, or cannot be read. */
async function readKept(file: string, base: string): Promise<z.output<typeof keptSchema>['states']> {
  try {
    const kept = z.parse(keptSchema, JSON.parse(await readFile(file, 'utf8')));
    return kept.base === base ? kept.states : {};
  } catch {
    return {};
  }
}

/**
 * Opens what `folder` remembers of the states of a remote.
 * @param harness the folder of the built harness, whose document names its files by their content
 */
export async function openKeptStates(
  folder: string,
  harness: string,
  candidate: Candidate,
): Promise<KeptStates> {
  const { id } = candidate.release;
  const file = join(folder, `states-of-${id}.json`);
  const base = digest(`${editionOfRules} ${await readFile(join(harness, 'index.html'), 'utf8')}`);
  const digests = await readDigests(candidate);
  const states = await readKept(file, base);
  const asset = new RegExp(`/assets/${id}/[^/]+/(?<file>[^?#]+)`);
  const namesIn = (urls: readonly string[]): string[] =>
    urls.flatMap((url) => {
      const name = asset.exec(url)?.groups?.['file'];
      return name === undefined ? [] : [digests.has(name) ? name : containerFile];
    });
  // Frames are documents of their own, which load their files themselves.
  const inFrames = isShell(candidate.release)
    ? []
    : candidate.release.frames.flatMap(({ script, css }) => [script, ...css].map((each) => each.file));

  return {
    has(state) {
      const kept = states[keyOf(state)];
      return kept !== undefined && Object.entries(kept).every(([name, known]) => digests.get(name) === known);
    },
    add(state, urls) {
      const names = [...namesIn(urls), ...inFrames];
      // Every state needs the container at least: without it, what was loaded is not known.
      if (!names.includes(containerFile)) return;
      states[keyOf(state)] = Object.fromEntries(names.map((name) => [name, digests.get(name) ?? 'unknown']));
    },
    async save() {
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify({ base, states }));
    },
  };
}
