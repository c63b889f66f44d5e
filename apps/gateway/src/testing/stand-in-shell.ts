/**
 * The source of a small shell that renders on the server, for tests; the path selects its behaviour. Its HTML
 * contains everything that must not be mixed between requests.
 */
export const standInShell = `
import { createElement } from 'react';
import { platform } from '@livree/platform';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const faults = {
  '/throw': () => { throw new Error('the page failed'); },
  '/verify/S3cret': () => { throw new Error('the page failed'); },
  '/loop': () => { for (;;); },
  '/exit': () => { process.exit(3); },
  '/slow': () => pause(60_000),
};

async function news(fetch, path, title) {
  const answer = await fetch('/backend/public/api/blog').catch(() => undefined);
  const whole = answer?.ok ?? false;
  const html = '<h1>' + (whole ? await answer.text() : 'nothing') + '</h1>';
  const head = { ...title, ...(path === '/news/of-one' && { robots: 'noindex' }) };
  return { status: 200, html, head, state: null, rendered: true, whole };
}

export async function render({ url, composition, language, config, fetch, loadServerBundle }) {
  const path = url.split('?')[0];
  const head = { title: 'Page <' + path + '>', description: '"' + language + '"' };
  const led = composition.remotes.flatMap(({ paths }) => paths).find((owned) => owned.path === path)?.redirect;
  if (led) return { status: 301, redirect: led, html: '', head, state: null, rendered: true, whole: true };
  if (path === '/fleet') return { status: 301, redirect: '/vehicles', html: '', head, state: null, rendered: true, whole: true };
  if (path === '/elsewhere') return { status: 302, redirect: '//evil.test', html: 'stays', head, state: null, rendered: true, whole: true };
  if (path === '/gone') return { status: 404, html: '<h1>gone</h1>', head, state: null, rendered: true, whole: true };
  if (path === '/browser-only') return { status: 200, html: '', head, state: null, rendered: false, whole: true };
  if (path.startsWith('/news')) return news(fetch, path, head);
  await pause(Math.random() * 20);
  await faults[path]?.();
  const names = [];
  for (const { id } of composition.remotes) {
    try {
      const { remote } = await loadServerBundle(id);
      names.push(id + ' ' + remote.edition + ' ' + (remote.createElement === createElement) + ' ' + (remote.platform === platform));
    } catch { names.push(id + ' missing'); }
  }
  const html = '<h1>' + language + ' ' + url.replaceAll('&', '&amp;') + '</h1><ul><li>' + names.join('</li><li>') + '</li></ul>';
  const data = { url, language, hostile: '</script><!--<script>\\u2028', config };
  const queries = [{ key: ['asked'], data, at: 0 }];
  const state = { messages: {}, queries };
  return { status: 200, html, head, state, rendered: true, whole: true };
}
`;

/** The source of a remote's server bundle that shows which React and which platform it got. */
export function standInBundle(edition: string): string {
  return `
import { createElement } from 'react';
import { platform } from '@livree/platform';
export const remote = { edition: '${edition}', createElement, platform };
`;
}
