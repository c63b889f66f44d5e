import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { workspaceRoot } from './project.ts';

const definitions = join(workspaceRoot, 'libs/design-system/src/styles/custom-media.css');

/** Adds the custom media to each style sheet, because Lightning CSS replaces those of one file. At the end, where no `@import` follows. */
export default function addCustomMedia(this: LoaderContext, source: string): string {
  this.addDependency(definitions);
  return `${source}\n${readFileSync(definitions, 'utf8')}`;
}
