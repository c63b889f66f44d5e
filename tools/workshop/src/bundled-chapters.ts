/// <reference types="@rspack/core/module" />
import { readChapters, type Chapter } from './parts.ts';

/** Files of stories that the bundler found in the sources of a library, by their path below `libs`. */
const listFiles = (library: string, found: Rspack.Context): [string, unknown][] =>
  found.keys().map((path) => [path.replace('.', `${library}/src`), found(path)]);

// The bundler reads these calls, so their patterns are literals.
const designSystem = import.meta.webpackContext('../../../libs/design-system/src', {
  regExp: /\.stories\.tsx$/,
});
const rides = import.meta.webpackContext('../../../libs/rides/src', { regExp: /\.stories\.tsx$/ });

/** The only list of all components of the design system and the rides: whatever has a file of stories. */
export const chapters: readonly Chapter[] = readChapters(
  Object.fromEntries([...listFiles('design-system', designSystem), ...listFiles('rides', rides)]),
);
