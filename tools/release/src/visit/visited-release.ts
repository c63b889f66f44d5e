import { languages, type Language } from '@livree/contracts';
import type { Release } from '@livree/release';
import { isShell, type AnyRelease, type ReadBuild } from '@livree/release/ledger';
import { readTexts } from './texts/read-texts.ts';

/** What the invariants know of a release. */
export interface VisitedRelease {
  readonly id: string;
  /** The releases of the composition, this one among them; the shell is none of them. */
  readonly remotes: readonly Release[];
  /** Keys of the browser's storage that releases of this composition declare, `localStorage name`; one may end in `*`. */
  readonly storage: readonly string[];
  /** Its texts in each language, by key. */
  readonly texts: Readonly<Record<Language, ReadonlyMap<string, string>>>;
}

const draftKeys = ({ surface }: Release): string[] =>
  Object.keys(surface?.drafts ?? {}).map((name) => `localStorage draft:${name}`);

/** @param neighbours the other releases of the composition */
export async function describeVisited(
  release: AnyRelease,
  read: ReadBuild,
  neighbours: readonly Release[],
): Promise<VisitedRelease> {
  const remotes = isShell(release) ? neighbours : [release, ...neighbours];
  const storage = remotes.flatMap((remote) => [
    ...(remote.surface?.storage.writes ?? []),
    ...draftKeys(remote),
  ]);
  const filesIn = (language: Language) => (isShell(release) ? [] : (release.parts?.texts[language] ?? []));
  const spoken = languages.map(
    async (language) => [language, await readTexts(filesIn(language), read)] as const,
  );
  const [fr, en, es, de] = await Promise.all(spoken);
  const none = new Map<string, string>();
  return {
    id: release.id,
    remotes,
    storage,
    texts: { fr: fr?.[1] ?? none, en: en?.[1] ?? none, es: es?.[1] ?? none, de: de?.[1] ?? none },
  };
}
