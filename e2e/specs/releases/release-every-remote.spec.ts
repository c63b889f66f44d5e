import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { release, workspace } from '../../support/site.ts';

const built = ['shell', 'account', 'blog', 'booking', 'marketing', 'operations', 'payments'];

for (const id of built)
  test(`the build of ${id} can be released beside the live site`, async () => {
    const dist = join(workspace, 'apps', id, 'dist');
    expect(readdirSync(dist)).toContain('release.json');
    expect(await release('publish', '--from', dist)).toContain(`published ${id}@`);
  });
