import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import {
  browserCompositionSchema,
  type BrowserRelease,
  type Composition,
  type Release,
} from '@livree/release';

function listFiles({ paths, parts }: Release, language: Language): BrowserRelease['ahead'] {
  if (parts === undefined) return undefined;
  const pages = paths.filter(({ redirect }) => redirect === undefined);
  return {
    paths: Object.fromEntries(pages.map(({ path, scripts, css }) => [path, [...scripts, ...css]])),
    slots: parts.slots,
    texts: parts.texts[language] ?? [],
    shared: parts.shared,
  };
}

/**
 * What a browser gets of a composition, for a reader of this language.
 * @param server the digest of the image that renders it, if it is known
 */
export function browserComposition(composition: Composition, language: Language, server: string | undefined) {
  const remotes = composition.remotes.map((release) => ({ ...release, ahead: listFiles(release, language) }));
  return z.parse(browserCompositionSchema, { ...composition, server, remotes });
}
