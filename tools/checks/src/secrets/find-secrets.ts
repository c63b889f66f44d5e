import { readFile } from 'node:fs/promises';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** Whether a file is text, which can contain a key; pictures and archives are skipped. */
const isText = (content: Buffer): boolean => !content.subarray(0, 8000).includes(0);

const preset = '@secretlint/secretlint-rule-preset-recommend';
const config = { rules: [{ id: preset, rule: recommended, rules: [] }] };

/** Possible keys and passwords in a text, one sentence each, with the secret masked. */
export async function secretsIn(filePath: string, content: string): Promise<string[]> {
  const source = { filePath, content, ext: '', contentType: 'text' as const };
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
  return messages.map(({ message, loc }) => `${filePath}:${loc.start.line} ${message}`);
}

/** The same for files. */
export async function secretsInFiles(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const content = await readFile(path);
    if (isText(content)) found.push(...(await secretsIn(path, content.toString('utf8'))));
  }
  return found;
}
