import { z } from '@livree/contracts/schema';

export const remoteIdSchema = z.string().check(z.regex(/^[a-z][a-z-]*$/));

/** A version is derived from content: the first twelve hexadecimal digits of a hash. */
export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** The name of a built file inside its release. */
export const fileNameSchema = z.string().check(z.regex(/^[\w.@-]+$/));

/** The name of a release: `booking@4f0c1a2b3c4d`. */
export const releaseName = (remote: string, version: string): string => `${remote}@${version}`;
