import { fileURLToPath } from 'node:url';

/** The folder of the workspace; in an image, of what was copied from it. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
