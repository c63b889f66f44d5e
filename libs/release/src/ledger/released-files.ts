import type { Release, ShellRelease } from '../release.ts';

/** What the ledger keeps: a release of a remote, or one of the shell. */
export type AnyRelease = Release | ShellRelease;

export type ReleasedFile = Release['entry'];

/** Whether a release is the shell's; a remote's has frames. */
export const isShell = (release: AnyRelease): release is ShellRelease => 'script' in release;

function namedFiles(release: AnyRelease): ReleasedFile[] {
  if (isShell(release)) return [release.script, ...release.css, ...release.fonts, ...release.files];
  const frames = release.frames.flatMap(({ script, css }) => [script, ...css]);
  return [release.entry, release.expose, ...release.css, ...release.files, ...frames];
}

const once = (files: readonly ReleasedFile[]): ReleasedFile[] => [
  ...new Map(files.map((file) => [file.file, file])).values(),
];

/** The files that a browser may ask for, each once. */
export const browserFiles = (release: AnyRelease): ReleasedFile[] => once(namedFiles(release));

/** The files that render on the server, each once. */
export const serverFiles = (release: AnyRelease): ReleasedFile[] =>
  isShell(release) ? once([release.server.entry, ...Object.values(release.server.shared)]) : [release.server];

/** The first file that its release names with two hashes. */
export function fileWithTwoHashes(release: AnyRelease): string | undefined {
  const agreed = new Map(browserFiles(release).map(({ file, integrity }) => [file, integrity]));
  return namedFiles(release).find(({ file, integrity }) => agreed.get(file) !== integrity)?.file;
}
