import { browserFiles, isShell, type AnyRelease } from '@livree/release/ledger';

/** What is loaded. */
export interface Load {
  /** With brotli. */
  readonly bytes: number;
  readonly requests: number;
}

/** What a release costs a visitor. */
export interface Cost {
  /** What every visit of its pages loads. */
  readonly first: Load;
  readonly all: Load;
}

/** What some files are to load. */
export const sumLoad = (files: readonly { readonly bytes: number }[]): Load => ({
  bytes: files.reduce((total, { bytes }) => total + bytes, 0),
  requests: files.length,
});

export function measureCost(release: AnyRelease): Cost {
  const first = isShell(release)
    ? [release.script, ...release.css, ...release.fonts]
    : [release.entry, release.expose, ...release.css];
  return { first: sumLoad(first), all: sumLoad(browserFiles(release)) };
}

export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const signed = (difference: number, text: string): string => `${difference < 0 ? '−' : '+'}${text}`;

/** A load, and how much more or less it is than another one. */
export function describeLoad({ bytes, requests }: Load, before: Load | undefined): string {
  const load = `${formatKilobytes(bytes)} in ${requests} requests`;
  if (before === undefined) return load;
  const [more, files] = [bytes - before.bytes, requests - before.requests];
  return `${load} (${signed(more, formatKilobytes(Math.abs(more)))}, ${signed(files, String(Math.abs(files)))})`;
}

/** What a release costs its visitors, and how much more or less than the one that is live, if any. */
export function costLine(release: AnyRelease, live: AnyRelease | undefined): string {
  const [cost, before] = [measureCost(release), live && measureCost(live)];
  return `each visit loads ${describeLoad(cost.first, before?.first)}; all its files are ${describeLoad(cost.all, before?.all)}`;
}
