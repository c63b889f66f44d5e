/** The id of the shell's releases, beside those of the remotes. */
export const shellId = 'shell';

/** The name of a release: `booking@4f0c1a2b3c4d`. */
export const releaseName = (remote: string, version: string): string => `${remote}@${version}`;

/** The name of a given release. */
export const nameRelease = ({ id, version }: { readonly id: string; readonly version: string }): string =>
  releaseName(id, version);

/** The global name of a remote's federation container, which also marks its chunks. */
export function containerName(id: string): string {
  return `livree_${id.replaceAll('-', '_')}`;
}
