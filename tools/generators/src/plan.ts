import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/** The output of a generator. Nothing is written before it is complete. */
export interface Plan {
  /** The whole text of each file, new or changed, by its path in the workspace. */
  readonly files: Readonly<Record<string, string>>;
  /** What remains to be done by hand, one sentence each. */
  readonly byHand: readonly string[];
}

/** @throws Refusal if `path` exists */
export function refuseExisting(workspace: string, path: string): void {
  if (existsSync(join(workspace, path))) throw new Refusal(`${path} is there already.`);
}

/** A file of the workspace with a change. */
export function changed(
  workspace: string,
  file: string,
  change: (text: string) => string,
): Record<string, string> {
  return { [file]: change(readFileSync(join(workspace, file), 'utf8')) };
}

/** Writes a plan into the workspace. */
export function carryOut(workspace: string, { files }: Plan): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(workspace, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
