import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { workspaceRoot } from './project.ts';

function contentHash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6);
}

/**
 * One rule per CSS module, so that a class name contains the hash of its file: the same in the server, host and
 * remote builds, and different for two releases of a component.
 */
export function cssModuleRules(target: 'browser' | 'server'): RuleSetRule[] {
  const files = globSync('{libs,apps,tools}/*/src/**/*.module.css', { cwd: workspaceRoot });
  return files.map((file) => {
    const path = join(workspaceRoot, file);
    return {
      test: path,
      type: 'css/module',
      // Custom properties keep their names, so that modules can override a token.
      parser: { namedExports: true, dashedIdents: false },
      generator: {
        localIdentName: `[local]-${contentHash(path)}`,
        exportsConvention: 'as-is',
        exportsOnly: target === 'server',
      },
    };
  });
}
