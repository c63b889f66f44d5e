import { rootId } from '@livree/document';
import type { RemoteSource } from '../remotes/remote-library.ts';
import { bufferFailures } from '../telemetry/early-failures.ts';
import { nextTask } from './next-task.ts';

/**
 * Hydrates the current document, with remotes from `source`. All modules are in this file already; they are evaluated
 * in slices, because one long task would delay a visitor's tap.
 */
export async function startShell(source: RemoteSource): Promise<void> {
  bufferFailures();
  const root = document.getElementById(rootId);
  if (root === null) throw new Error('the document has no root');
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { takeOver } = await import(/* webpackMode: "eager" */ './take-over.tsx');
  await nextTask();
  await takeOver(root, source);
}
