import { rootId, stateId, type RenderedPage, type WrittenState } from '@livree/document';
import type { ShellRelease } from '@livree/release';
import { escapeUTF8 } from 'entities/escape';
import { pageFiles, shellFile, type PageFile } from '../assets/page-files.ts';
import { writeSeoTags } from '../seo/head-tags.ts';
import { browserComposition } from './browser-composition.ts';
import type { DocumentParts } from './document-parts.ts';
import { attributes, embeddedJson } from './markup.ts';
import { later } from './preload-script.ts';
import { startMark, startScript } from './start-script.ts';

function stylesheet({ url, integrity, mark }: PageFile): string {
  const crossorigin = url.startsWith('/') ? undefined : 'anonymous';
  return `<link${attributes({ rel: 'stylesheet', href: url, integrity, crossorigin, 'data-rspack': mark })}>`;
}

/**
 * A preload with the same mode as the fetch that follows, otherwise the file is fetched twice: scripts with a hash
 * and fonts use CORS. Scripts wait for the fonts.
 */
function preload({ url, integrity }: PageFile, as: 'script' | 'font'): string {
  const asked = as === 'font' ? { type: 'font/woff2' } : { integrity, fetchpriority: 'low', media: later };
  return `<link${attributes({ rel: 'preload', as, href: url, ...asked, crossorigin: 'anonymous' })}>`;
}

/** The shell's first script: fetched now, run once the page is visible. */
function start({ url, integrity }: PageFile): string[] {
  const asked = { as: 'script', href: url, integrity, fetchpriority: 'low', crossorigin: 'anonymous' };
  return [
    `<link${attributes({ rel: 'preload', ...asked, [startMark]: true })}>`,
    `<script type="module">${startScript}</script>`,
  ];
}

/** The shell's icons that exist. Without any, the browser would request one that does not exist. */
function writeIcons({ files }: ShellRelease): string[] {
  const has = (name: string) => files.some(({ file }) => file === name);
  const links = [
    { rel: 'icon', href: has('favicon.svg') ? '/favicon.svg' : 'data:,' },
    ...(has('apple-touch-icon.png') ? [{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }] : []),
    ...(has('site.webmanifest') ? [{ rel: 'manifest', href: '/site.webmanifest' }] : []),
  ];
  return links.map((link) => `<link${attributes(link)}>`);
}

function writeHead(page: RenderedPage | undefined): string[] {
  if (page === undefined) return ['<title>Livrée</title>'];
  const { title, description, robots } = page.head;
  return [
    `<title>${escapeUTF8(title)}</title>`,
    `<meta${attributes({ name: 'description', content: description })}>`,
    ...(robots === undefined ? [] : [`<meta${attributes({ name: 'robots', content: robots })}>`]),
  ];
}

function writeState({ composition, language, config, page, server }: DocumentParts): string {
  const state: WrittenState = {
    composition: browserComposition(composition, language, server),
    language,
    config,
    rendered: page?.rendered ?? false,
    state: page?.state ?? null,
  };
  return embeddedJson(state);
}

/** The document after its `<html …>` tag. */
export function documentRest(parts: DocumentParts): string {
  const { shell, composition, address, page, inlineScript } = parts;
  const { styles, scripts } = pageFiles(shell, composition, address.pathname);
  return [
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${inlineScript}</script>`,
    ...writeHead(page),
    ...writeSeoTags(parts),
    ...writeIcons(shell),
    ...styles.map(stylesheet),
    ...shell.fonts.map((font) => preload(shellFile(font), 'font')),
    ...start(shellFile(shell.script)),
    ...scripts.map((script) => preload(script, 'script')),
    '</head>',
    '<body>',
    `<div id="${rootId}">${page?.rendered ? page.html : ''}</div>`,
    `<script type="application/json" id="${stateId}">${writeState(parts)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
