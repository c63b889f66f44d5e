import { rm } from 'node:fs/promises';
import {
  joinBehaviour,
  onVisitGround,
  readBreakingBehaviour,
  readHarmlessBehaviour,
  visitChange,
} from '@livree/release-cli/behaviour';
import { expect, test } from 'playwright/test';
import { changedBuild, siteLedger } from '../../support/changed-release.ts';
import { release } from '../../support/site.ts';
import { writeBuild } from '../../support/written-build.ts';

/** Milliseconds for a site of its own, and for every page of a small remote in four languages. */
test.setTimeout(600_000);

/** A change of the corpus for each rule that one page of the blog can break at the same time as all others. */
const broken = new Set([
  'promises a price that nobody has set',
  'moves the header out of sight',
  'links to an article that does not exist',
  'shows undefined for a missing name',
  'listens once more each time that it is opened',
  'logs an error',
  'throws a while after something was typed',
  'draws itself forty times for each key',
  'leaves a name on the window',
  'keeps a number of the visitor',
  'adds a button without a name',
]);

test('a visit sees what a release breaks on a page, rule by rule, and nothing where it only comes near to that', async () => {
  const breaking = readBreakingBehaviour().filter(({ name }) => broken.has(name));
  const harmless = readHarmlessBehaviour().filter(
    ({ remote, code }) => remote === 'blog' && code !== undefined,
  );
  await onVisitGround(
    await siteLedger(),
    () => new Date(),
    async (ground) => {
      const bad = await visitChange(ground, joinBehaviour('everything', breaking), {
        enough: 1,
        isAsked: ({ kind, name, language }) => kind === 'page' && name === '/blog' && language === 'fr',
      });
      const rules = bad.faults.map(({ rule }) => rule);
      expect([...new Set(rules)].toSorted()).toEqual(breaking.map(({ rule }) => rule).toSorted());
      const good = await visitChange(ground, joinBehaviour('all that is allowed', harmless), {
        enough: 1,
        isAsked: ({ language, isWhole }) => language === 'fr' && isWhole,
      });
      expect(good.faults).toEqual([]);
      expect(good.places.length).toBeGreaterThan(2);
    },
  );
});

/** Draws an invisible layer over the whole page, from code and therefore unseen by the comparison of surfaces. */
const layer = `
{
  const layer = document.createElement('div');
  layer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  const cover = () => (document.body ? document.body.append(layer) : setTimeout(cover, 50));
  cover();
}`;

test('a release that covers the header is refused with page, language and figure, and is not published @long', async () => {
  const build = await changedBuild('blog', (path, text) =>
    path === 'browser/remote.js' ? text + layer : undefined,
  );
  const folder = await writeBuild(build);
  try {
    const refusal = await release('publish', '--from', folder).catch(String);
    expect(refusal).toContain(`refused: blog@${build.version} was visited and cannot be released:`);
    expect(refusal).toMatch(
      /header, on \/blog\S* \((?:fr|en|es|de)\): .+ cannot be pressed: <div> is on top of it/,
    );
    expect(await (await siteLedger()).versions('blog')).not.toContain(build.version);
  } finally {
    await rm(folder, { recursive: true });
  }
});
