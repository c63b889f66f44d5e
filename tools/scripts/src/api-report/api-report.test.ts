import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiReport, reported, reportFile } from './api-report.ts';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

test.each(reported)('%s exports what its report says; `npm run api-report` writes it anew', async (root) => {
  expect(await apiReport(workspace, root)).toBe(readFileSync(join(workspace, reportFile(root)), 'utf8'));
});
