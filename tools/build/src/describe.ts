import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { accessSchema, releaseSchema, type Release } from '@livree/release';
import { describeFile, only, computeVersion } from './built-files.ts';
import { shared } from './federation.ts';
import type { LazyFiles, Needs } from './lazy-files.ts';
import { pageRequests } from './page-requests.ts';
import { frameNames, type Project } from './project.ts';
import type { Built } from './release-description.ts';
import { readPageTexts } from './texts/page-texts.ts';
import { textTree } from './texts/text-tree.ts';

const remoteModule = z.object({
  remote: z.object({
    id: z.string(),
    contract: z.number(),
    routes: z.array(
      z.object({
        path: z.string(),
        access: accessSchema,
        page: z.optional(z.unknown()),
        redirect: z.optional(z.string()),
      }),
    ),
    slots: z.record(z.string(), z.unknown()),
    places: z.array(z.string()),
    messages: z.custom<(language: string) => unknown>((value) => typeof value === 'function'),
  }),
});

/** What a lazy import needs; nothing for a redirect, which has no page. */
function findNeeds(request: string | undefined, lazy: LazyFiles): Needs {
  if (request === undefined) return { files: [], shared: [] };
  const needs = lazy.get(request);
  if (needs === undefined) throw new Error(`the bundler made no files of ${request}`);
  return needs;
}

/** What each lazy import of `remote.ts` needs, by its name. */
async function partNeeds(url: string, loads: Readonly<Record<string, unknown>>, lazy: LazyFiles) {
  const routes = Object.entries(loads).map(([path, page]) => ({ path, page }));
  const requests = await pageRequests(url, routes);
  return [...requests].map(([name, request]) => ({ name, ...findNeeds(request, lazy) }));
}

const byName = <T>(values: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(values);

const common = fileURLToPath(import.meta.resolve('@livree/i18n/messages/fr.json'));

const textsIn = (file: string) => textTree.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The description of the built remote: its paths, slots, needs and files. */
export async function describeRemote(project: Project, { lazy, modules, surface }: Built): Promise<Release> {
  const url = pathToFileURL(project.source('remote.ts')).href;
  const { remote } = remoteModule.parse(await import(url));
  if (remote.id !== project.id) throw new Error(`remote ${project.id} calls itself ${remote.id}`);
  const requests = await pageRequests(url, remote.routes);
  const browser = join(project.dist, 'browser');
  const files = readdirSync(browser)
    .toSorted()
    .map((file) => describeFile(browser, file));
  const server = describeFile(join(project.dist, 'server'), 'index.mjs');
  const expose = only(files, /^remote\.js$/, 'exposed chunk');
  const spoken = languages.map((language) => [language, () => remote.messages(language)] as const);
  const [pages, slots, written] = await Promise.all([
    partNeeds(url, byName(remote.routes.map(({ path, page }) => [path, page])), lazy),
    partNeeds(url, remote.slots, lazy),
    partNeeds(url, byName(spoken), lazy),
  ]);
  const texts = { [project.id]: textsIn(project.source('messages/fr.json')), common: textsIn(common) };
  const sources = [...requests.values()].map((request) => project.source(request));
  const pageTexts = readPageTexts(sources, texts);
  return releaseSchema.parse({
    id: remote.id,
    version: computeVersion([...files, server], surface),
    contract: remote.contract,
    paths: remote.routes.map((route) => {
      const request = requests.get(route.path);
      const { files: assets } = findNeeds(request, lazy);
      return {
        path: route.path,
        access: route.access,
        ...(route.redirect === undefined ? {} : { redirect: route.redirect }),
        scripts: assets.filter((file) => file.endsWith('.js')),
        css: assets.filter((file) => file.endsWith('.css')),
        ...(request === undefined ? {} : { texts: pageTexts.get(project.source(request)) }),
      };
    }),
    provides: Object.keys(remote.slots),
    parts: {
      slots: byName(slots.map(({ name, files: own }) => [name, own])),
      texts: byName(written.map(({ name, files: own }) => [name, own])),
      shared: byName(
        [...pages, ...slots]
          .filter(({ shared: taken }) => taken.length > 0)
          .map(({ name, shared: taken }) => [name, taken]),
      ),
    },
    needs: { slots: remote.places, shared },
    entry: only(files, /^entry\.\w+\.js$/, 'entry'),
    expose,
    css: files.filter(({ file }) => /^remote\.css$/.test(file)),
    files,
    server,
    frames: frameNames(project).map((name) => ({
      name,
      script: only(files, new RegExp(`^frame-${name}\\.\\w+\\.js$`), `script of frame ${name}`),
      css: files.filter(({ file }) => file.startsWith(`frame-${name}.`) && file.endsWith('.css')),
    })),
    modules,
    surface,
  });
}
