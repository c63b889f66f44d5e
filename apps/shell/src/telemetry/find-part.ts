import { shellId, type BrowserComposition } from '@livree/release';

const builtFiles = /\/assets\/([a-z-]+)\/(?:([0-9a-f]{12})\/(?:\d{1,3}\/)?)?[\w.@-]+\.(?:js|css)/g;

/**
 * The part of the composition that a stack or an address names first. A remote comes before the shell, because the
 * shell calls them all. Undefined if it names none.
 */
export function findPart(text: string, { remotes }: BrowserComposition): string | undefined {
  const named = [...text.matchAll(builtFiles)];
  const remote = named.find(([, id, version]) =>
    remotes.some((release) => release.id === id && release.version === version),
  );
  return remote?.[1] ?? named.find(([, id]) => id === shellId)?.[1];
}
