import { rm } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { changedBuild, siteLedger } from '../../support/changed-release.ts';
import { release } from '../../support/site.ts';
import { writeBuild } from '../../support/written-build.ts';

/** Milliseconds for a site of its own, and for every page of a small remote in four languages. */
test.setTimeout(240_000);

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
