import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration, type MultiStats } from '@rspack/core';
import { framesBrowser, remoteBrowser, shellBrowser } from './browser.ts';
import { describeRemote, type LazyFiles } from './describe.ts';
import { frameNames, type Project } from './project.ts';
import { remoteServer, shellServer } from './server.ts';
import { describeShell } from './describe-shell.ts';

function run(configurations: readonly Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack([...configurations]);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats === undefined) return reject(new Error('the bundler gave no answer'));
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        return resolve(stats);
      });
    });
  });
}

/** What each `import()` of the browser build brings, by its request. */
function lazyFiles(stats: MultiStats): LazyFiles {
  const files = new Map<string, string[]>();
  for (const { compilation } of stats.stats) {
    for (const group of compilation.chunkGroups) {
      for (const { request } of group.origins) {
        if (request !== undefined && request !== null) files.set(request, [...group.getFiles()]);
      }
    }
  }
  return files;
}

/** Builds a remote for browser and server and describes it in `dist/release.json`. */
export async function buildRemote(project: Project): Promise<void> {
  rmSync(project.dist, { recursive: true, force: true });
  const browser = await run([remoteBrowser(project)]);
  await run([remoteServer(project), ...(frameNames(project).length > 0 ? [framesBrowser(project)] : [])]);
  await describeRemote(project, lazyFiles(browser));
}

/** Builds the shell for browser and server and describes it in `dist/release.json`. */
export async function buildShell(project: Project): Promise<void> {
  rmSync(project.dist, { recursive: true, force: true });
  await run([shellBrowser(project), shellServer(project)]);
  writeFileSync(join(project.dist, 'release.json'), `${JSON.stringify(describeShell(project), null, 2)}\n`);
}
