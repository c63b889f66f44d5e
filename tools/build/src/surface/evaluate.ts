import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import type { Overlay } from './program.ts';

/** An expression to evaluate in the scope of a module. */
export interface Wanted {
  /** Absolute path of the module. */
  readonly module: string;
  readonly expression: string;
}

const answers = z.array(z.unknown());
const main = fileURLToPath(import.meta.resolve('./evaluate-main.ts'));

/**
 * The values of expressions as JSON, with each schema as JSON Schema. The modules run in a separate process, with the
 * files of `overlay` in place of those on disk.
 */
export async function evaluate(wanted: readonly Wanted[], overlay: Overlay): Promise<unknown[]> {
  const child = spawn(process.execPath, [main], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify({ wanted, overlay: [...overlay] }));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [out, trouble] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (out === '') throw new Error(`the schemas of the sources could not be read: ${trouble}`);
  return z.parse(answers, JSON.parse(out));
}
