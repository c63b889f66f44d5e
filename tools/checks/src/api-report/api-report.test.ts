import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiReport, reported, reportFile } from './api-report.ts';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

test.each(reported)('%s exports what its report contains; `npm run api-report` rewrites it', async (root) => {
  expect(await apiReport(workspace, root)).toBe(readFileSync(join(workspace, reportFile(root)), 'utf8'));
});
