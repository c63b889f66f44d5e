import type { Tree } from '@nx/devkit';
import { Refusal } from './refusal.ts';

/** The output of a generator. Nothing is written before it is complete. */
export interface Plan {
  /** The whole text of each file, new or changed, by its path in the workspace. */
  readonly files: Readonly<Record<string, string>>;
  /** What remains to be done by hand, one sentence each. */
  readonly byHand: readonly string[];
}

/** @throws Refusal if `path` exists */
export function refuseExisting(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Refusal(`${path} is there already.`);
}

/** The text of a file. @throws if there is none */
export function readText(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing`);
  return text;
}

/** A file of the workspace with a change. */
export function changed(tree: Tree, file: string, change: (text: string) => string): Record<string, string> {
  return { [file]: change(readText(tree, file)) };
}

/** Writes a plan into the workspace. */
export function carryOut(tree: Tree, { files }: Plan): void {
  for (const [path, text] of Object.entries(files)) tree.write(path, text);
}
