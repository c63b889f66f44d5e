import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from '@livree/contracts/schema';
import { releaseSchema, type Release } from '@livree/release';
import { describeFile, only, versionOf } from './built-files.ts';
import { shared } from './federation.ts';
import type { LazyFiles } from './lazy-files.ts';
import { pageRequests } from './page-requests.ts';
import { frameNames, type Project } from './project.ts';
import { readRemote } from './surface/read-surface.ts';

const remoteModule = z.object({
  remote: z.object({
    id: z.string(),
    contract: z.number(),
    routes: z.array(
      z.object({
        path: z.string(),
        access: z.enum(['public', 'customer']),
        page: z.optional(z.unknown()),
        redirect: z.optional(z.string()),
      }),
    ),
    slots: z.record(z.string(), z.unknown()),
    places: z.array(z.string()),
  }),
});

/** The files of a page from the bundler; none for a redirect, which has no page. */
function pageFiles(request: string | undefined, lazy: LazyFiles): readonly string[] {
  if (request === undefined) return [];
  const files = lazy.get(request);
  if (files === undefined) throw new Error(`the bundler made no files of the page ${request}`);
  return files;
}

/** The description of the built remote: its paths, slots, needs and files. */
export async function describeRemote(project: Project, lazy: LazyFiles): Promise<Release> {
  const url = pathToFileURL(project.source('remote.ts')).href;
  const { remote } = remoteModule.parse(await import(url));
  if (remote.id !== project.id) throw new Error(`remote ${project.id} calls itself ${remote.id}`);
  const requests = await pageRequests(url, remote.routes);
  const browser = join(project.dist, 'browser');
  const files = readdirSync(browser)
    .toSorted()
    .map((file) => describeFile(browser, file));
  const server = describeFile(join(project.dist, 'server'), 'index.mjs');
  const expose = only(files, /^remote\.\w+\.js$/, 'exposed chunk');
  const { surface } = await readRemote(project);
  return releaseSchema.parse({
    id: remote.id,
    version: versionOf([...files, server], surface),
    contract: remote.contract,
    paths: remote.routes.map((route) => {
      const assets = pageFiles(requests.get(route.path), lazy);
      return {
        path: route.path,
        access: route.access,
        ...(route.redirect === undefined ? {} : { redirect: route.redirect }),
        scripts: assets.filter((file) => file.endsWith('.js')),
        css: assets.filter((file) => file.endsWith('.css')),
      };
    }),
    provides: Object.keys(remote.slots),
    needs: { slots: remote.places, shared },
    entry: only(files, /^entry\.\w+\.js$/, 'entry'),
    expose,
    css: files.filter(({ file }) => /^remote\.\w+\.css$/.test(file)),
    files,
    server,
    frames: frameNames(project).map((name) => ({
      name,
      script: only(files, new RegExp(`^frame-${name}\\.\\w+\\.js$`), `script of frame ${name}`),
      css: files.filter(({ file }) => file.startsWith(`frame-${name}.`) && file.endsWith('.css')),
    })),
    surface,
  });
}
