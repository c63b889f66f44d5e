import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('../templates', import.meta.url));

function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__([A-Za-z]+)__/g, (place, word: string) => words[word] ?? place);
}

/**
 * The files of a template, by their path below `folder`. `__kebab__`, `__Pascal__` and so on are replaced in texts
 * and paths; the extension `.template` hides them from tools that read sources.
 */
export function fromTemplate(
  template: string,
  folder: string,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const cwd = join(templates, template);
  const files = globSync('**/*.template', { cwd }).map((file) => [
    fill(join(folder, file.replace(/\.template$/, '')), words),
    fill(readFileSync(join(cwd, file), 'utf8'), words),
  ]);
  return Object.fromEntries(files);
}
