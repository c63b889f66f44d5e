import { z } from '@livree/contracts/schema';
import { probeReport } from '../usual.ts';
import type { Invariant } from './invariant.ts';

/** What React Aria, which the shell shares, replaces for all remotes once a page uses it. */
const ofReactAria = ['HTMLElement.prototype.focus', 'HTMLTemplateElement.prototype (+4)'];

/** Names by which containers of remotes and their chunks are found. */
const container = /^(?:rspackChunk)?livree_\w+$/;

/** What everybody shares is as it was: built-in functions, the window, style sheets of the document, one React. */
export const realm: Invariant = {
  rule: 'shared page',
  appliesTo: ({ kind }) => kind === 'page',
  async check({ page, usual }) {
    const now = z.parse(probeReport, await page.evaluate(() => window.visitProbe?.()));
    const fresh = (found: readonly string[], known: readonly string[]) =>
      found.filter((each) => !known.includes(each));
    return [
      ...fresh(now.replaced, [...usual.probe.replaced, ...ofReactAria]).map(
        (name) => `${name} is not the browser’s own any more`,
      ),
      ...fresh(now.globals, usual.probe.globals)
        .filter((name) => !container.test(name))
        .map((name) => `the window has a new name, ${name}`),
      ...fresh(now.sheets, usual.probe.sheets).map(
        (sheet) => `code has added styles to the document: ${sheet}`,
      ),
      ...(now.renderers > usual.probe.renderers ? [`${now.renderers} copies of react-dom run`] : []),
    ];
  },
};
