import { rspack, type Stats } from '@rspack/core';
import { publishedGalleryConfig } from './standalone.ts';

/**
 * Builds the harness that runs a published release into `folder`, as a browser gets it in production. Whoever serves it
 * answers `/release.json`, `/states.json` and the release's files. @throws Error with what the bundler says
 */
export async function buildPublishedHarness(folder: string): Promise<void> {
  const compiler = rspack(publishedGalleryConfig(folder));
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise<void>((closed) => compiler.close(() => closed()));
  if (stats?.hasErrors() !== false)
    throw new Error(`the harness does not build: ${stats?.toString('errors-only')}`);
}
