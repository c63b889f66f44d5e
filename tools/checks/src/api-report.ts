import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport, reported, reportFile } from './api-report/api-report.ts';

/** Writes the current exports of the platform and the design system, to be committed. */
for (const root of reported)
  writeFileSync(join(process.cwd(), reportFile(root)), await apiReport(process.cwd(), root));
