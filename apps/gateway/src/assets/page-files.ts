import { releaseFilePath, shellFilePath } from '@livree/document';
import {
  containerName,
  routeOwner,
  type Composition,
  type Release,
  type ShellRelease,
} from '@livree/release';

export interface PageFile {
  readonly url: string;
  readonly integrity: string;
  /** The attribute by which a remote's own loader recognises a style sheet that is already present. */
  readonly mark?: string;
}

export interface PageFiles {
  readonly styles: readonly PageFile[];
  /** Scripts of the route's remote to preload. */
  readonly scripts: readonly PageFile[];
}

export function shellFile({ file, integrity }: ShellRelease['script']): PageFile {
  return { url: shellFilePath(file), integrity };
}

/** A browser file of a release with its address. */
export function releaseFile(release: Release, { file, integrity }: Release['entry']): PageFile {
  const [chunk] = file.split('.', 1);
  return {
    url: releaseFilePath(release, file),
    integrity,
    mark: `${containerName(release.id)}:chunk-${chunk}`,
  };
}

function named(release: Release, names: readonly string[]): PageFile[] {
  return release.files.filter(({ file }) => names.includes(file)).map((file) => releaseFile(release, file));
}

/**
 * The files of the route at `pathname`: those of its owner, and the styles of remotes that provide the owner's slots.
 */
export function pageFiles(shell: ShellRelease, composition: Composition, pathname: string): PageFiles {
  const shellStyles = shell.css.map(shellFile);
  const owned = routeOwner(composition.remotes, pathname);
  if (owned === undefined) return { styles: shellStyles, scripts: [] };
  const { remote, path } = owned;
  const fillers = composition.remotes.filter(
    ({ id, provides }) => id !== remote.id && remote.needs.slots.some((slot) => provides.includes(slot)),
  );
  const styles = [remote, ...fillers].flatMap((release) =>
    release.css.map((file) => releaseFile(release, file)),
  );
  return {
    styles: [...shellStyles, ...styles, ...named(remote, path.css)],
    scripts: [
      releaseFile(remote, remote.entry),
      releaseFile(remote, remote.expose),
      ...named(remote, path.scripts),
    ],
  };
}
