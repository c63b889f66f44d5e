import { check } from './check.ts';
import { add, none, type Tally } from './tally.ts';

/** Everything that is known without running the product. */
export async function staticChecks(): Promise<Tally> {
  const checks = [
    check('format', 'oxfmt', ['--check', '.']),
    check('lint', 'oxlint', ['--type-aware', '--deny-warnings', '.']),
    check('types', 'tsc', ['-p', 'tsconfig.json']),
    check('boundaries', process.execPath, ['tools/scripts/src/boundaries.ts']),
    check('dead code', 'knip', []),
  ];
  return (await Promise.all(checks)).reduce(add, none);
}
