import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languages } from '@livree/contracts';
import type { Release } from '@livree/release';
import type { ReadBuild } from '@livree/release/ledger';
import { changeBuild, type ChangedBuild } from '@livree/release/testing';
import type { Behaviour } from './read-behaviour.ts';

const require = createRequire(import.meta.url);

/** Calls `act` with each page once it is drawn, and hydrated where a server has drawn it. What it adds to a page leaves with it. */
const drawn = `
const drawn = (act) => {
  let last;
  let added = [];
  const look = () => {
    const title = document.querySelector('h1');
    const works = performance.getEntriesByName('livree:page-ready').length > 0 || document.getElementById('livree-root') === null;
    if (title === null || title === last || !works) return;
    last = title;
    for (const node of added) node.remove();
    const main = document.querySelector('main') ?? document.body;
    const before = new Set(main.childNodes);
    act(main);
    added = [...main.childNodes].filter((node) => !before.has(node));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  setInterval(look, 100);
};`;

/** Lets `change(module)` replace each module that a file of the remote takes from others. */
const taking = `
const taking = (change) => {
  const chunks = globalThis.rspackChunklivree_REMOTE;
  const push = chunks.push.bind(chunks);
  const take = (factory) => (module, exports, require) =>
    factory(module, exports, new Proxy(require, { apply: (target, self, given) => change(target(...given)) }));
  chunks.push = ([ids, modules, ...rest]) => {
    for (const id in modules) modules[id] = take(modules[id]);
    return push([ids, modules, ...rest]);
  };
};
const made = new WeakMap();
const once = (value, make) => made.get(value) ?? (made.set(value, make(value)), made.get(value));
const withShell = (module, useShell) =>
  module?.useShell ? once(module, () => new Proxy(module, { get: (target, name) => (name === 'useShell' ? () => useShell(target) : target[name]) })) : module;`;

/** Lets `act(send, request)` make each call of the API in the place of the remote: `send(request)` is what it would do. */
const calling = `
const calling = (act) => {
  const shell = (value) => ({ ...value, api: once(value.api, (send) => (request) => act(send, request)) });
  taking((module) => withShell(module, (platform) => once(platform.useShell(), shell)));
};`;

/** Calls `act(React)` whenever a component that uses the shell is drawn, so that it may use hooks. */
const drawing = `
const drawing = (act) => {
  let react;
  taking((module) => {
    if (module?.useState && module.createElement) react = module;
    return withShell(module, (platform) => {
      if (react !== undefined) act(react);
      return platform.useShell();
    });
  });
};`;

/** The files of react-dom and of what it needs, by the names under which they ask for each other. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  react: ['react', 'cjs/react.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
};

/** A copy of react-dom with all that it needs, which draws something of its own. */
function copyOfReactDom(): string {
  const defined = Object.entries(files).map(([name, [owner, file]]) => {
    const source = readFileSync(join(dirname(require.resolve(`${owner}/package.json`)), file), 'utf8');
    return `${JSON.stringify(name)}(module, exports, require) { ${source} }`;
  });
  return `
const own = { ${defined.join(',\n')} };
const made = {};
const process = { env: {} };
const take = (name) => {
  if (made[name]) return made[name].exports;
  const module = (made[name] = { exports: {} });
  own[name](module, module.exports, take);
  return module.exports;
};
take('react-dom/client').createRoot(document.createElement('div')).render(take('react').createElement('p'));`;
}

/** Bytes that look random and are always the same. */
function ballast(bytes: number): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64'),
  );
  return `const ballast = '${blocks.join('').slice(0, Math.ceil((bytes * 4) / 3))}';`;
}

/** The texts of one language under the module ids of another: what a mistaken import would bring. */
async function otherTexts(
  { texts = {} }: Behaviour,
  release: Release,
  read: ReadBuild,
): Promise<Map<string, string>> {
  const replaced = new Map<string, string>();
  const literal = /JSON\.parse\('(?:[^'\\]|\\.)*'\)/gs;
  for (const shown of languages) {
    const taken = texts[shown];
    const [to] = release.parts?.texts[shown] ?? [];
    const [from] = (taken && release.parts?.texts[taken]) ?? [];
    if (to === undefined || from === undefined) continue;
    const [kept, other] = await Promise.all([read(`browser/${to}`), read(`browser/${from}`)]);
    const wrong = [
      ...Buffer.from(other ?? [])
        .toString()
        .matchAll(literal),
    ].map(([text]) => text);
    let at = 0;
    replaced.set(
      `browser/${to}`,
      Buffer.from(kept ?? [])
        .toString()
        .replace(literal, (text) => wrong[at++] ?? text),
    );
  }
  return replaced;
}

/** The build of a remote with a changed behaviour. */
export async function changeBehaviour(
  change: Behaviour,
  release: Release,
  read: ReadBuild,
): Promise<ChangedBuild> {
  const { code = [], modules = [], bytes = 0 } = change;
  const uses = (name: string) => code.some((line) => line.includes(`${name}(`));
  const added = [
    ...(uses('drawn') ? [drawn] : []),
    ...(uses('calling') || uses('drawing') ? [taking.replace('REMOTE', release.id)] : []),
    ...(uses('calling') ? [calling] : []),
    ...(uses('drawing') ? [drawing] : []),
    ...(modules.length > 0 ? [copyOfReactDom()] : []),
    ...(bytes > 0 ? [ballast(bytes)] : []),
    ...code,
  ];
  const texts = await otherTexts(change, release, read);
  return changeBuild(release, read, (path, text) => {
    if (path === `browser/${release.expose.file}`) return `${text}\n;{${added.join('\n')}\n}\n`;
    return texts.get(path);
  });
}
