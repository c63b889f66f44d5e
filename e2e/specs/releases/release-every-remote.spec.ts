import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { release, workspace } from '../../support/site.ts';

const built = ['shell', 'account', 'blog', 'booking', 'marketing', 'operations', 'payments'];

for (const id of built)
  test(`the build of ${id} can be released beside the live site`, async () => {
    const dist = join(workspace, 'apps', id, 'dist');
    // A build says which modules of packages it brings.
    expect(readFileSync(join(dist, 'release.json'), 'utf8')).toMatch(
      /"@livree\/design-system\/src\/[^"]+": \d{3}/,
    );
    expect(await release('publish', '--from', dist)).toContain(`published ${id}@`);
  });
