import { text } from 'node:stream/consumers';
import { z } from '@livree/contracts/schema';
import type { Confinement } from '../../render/confinement/confinement.ts';
import { startConfined } from '../../render/confinement/start-confined.ts';
import { startRenderProcess } from '../../render/render-process.ts';
import type { EscapeTargets } from './targets.ts';

/** What escapes may call. */
const helpers = `
const once = (emitter, name) => new Promise((resolve, reject) => emitter.once(name, resolve).once('error', reject));
const opened = (socket) => once(socket, 'connect');
const dispatched = (dispatcher, origin) => new Promise((resolve, reject) =>
  dispatcher.dispatch({ origin, path: '/', method: 'GET' }, {
    onConnect() {}, onHeaders() { resolve(); return true; }, onData: () => true, onComplete() {}, onError: reject,
  }));`;

/** Runs these in one process without Node's own barriers. @returns the names of those that reached something */
export async function runPastNode(
  confinement: Confinement,
  escapes: Readonly<Record<string, string>>,
  targets: EscapeTargets,
): Promise<string[]> {
  const tries = Object.entries(escapes).map(
    ([name, body]) =>
      `await (async () => { ${body} })().then(() => reached.push(${JSON.stringify(name)}), () => undefined);`,
  );
  const code = `
const builtin = (name) => process.getBuiltinModule(name);
const targets = ${JSON.stringify(targets)};
const reached = [];
${helpers}
${tries.join('\n')}
builtin('fs').writeSync(3, JSON.stringify(reached));
process.exit();`;
  const { child, channel } = startConfined(confinement, ['--input-type=module', '--eval', code]);
  const answer = await text(channel);
  child.kill('SIGKILL');
  return z.parse(z.array(z.string()), JSON.parse(answer));
}

const shell = 'livree-bundle:shell/1/render.js';
const bundle = 'livree-bundle:blog/1/index.js';
const renderFolder = new URL('../../render/', import.meta.url).href;

/** A process whose page is what the bundle's `attempt` says. */
export function startHostile(confinement: Confinement, body: string, targets: EscapeTargets) {
  const composition = { id: 'c', shell: '1', remotes: [], slots: {}, overrides: {} };
  const sources = {
    [shell]: `export async function render({ fetch, loadServerBundle }) {
      const { attempt } = await loadServerBundle('blog');
      const html = await attempt(() => void fetch('/').catch(() => {})).then(() => 'reached', (error) => 'kept: ' + error);
      return { status: 200, html, head: { title: '', description: '' }, state: null, rendered: true, whole: true };
    }`,
    [bundle]: `
      const targets = ${JSON.stringify(targets)};
      const folder = ${JSON.stringify(renderFolder)};
      ${helpers}
      export async function attempt(ask) { ${body} }`,
  };
  return startRenderProcess({
    confinement,
    setup: Promise.resolve({
      composition,
      renderModule: shell,
      bundles: { blog: bundle },
      sharedModules: {},
      sources,
    }),
    callApi: async ({ id }) => ({ type: 'unanswered', id, reason: 'there is no API' }),
    pageLimit: 5000,
    onEnd: () => {},
  });
}
