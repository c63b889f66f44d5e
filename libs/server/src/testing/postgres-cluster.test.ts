import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a process that can start PostgreSQL keeps its exit code', () => {
  const module = join(import.meta.dirname, 'postgres-cluster.ts');
  const script = `import ${JSON.stringify(module)}; process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(3);
});
