import { readFileSync } from 'node:fs';
import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const tree = z.record(z.string(), z.unknown());
const folders: Readonly<Record<string, string>> = { common: '../../libs/i18n/src/messages' };

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of the site, so that one journey runs in every language: `texts('booking', 'de')('simulator.title')`.
 * Throws if a text does not exist.
 */
export function texts(namespace: string, language: Language): Translate {
  const folder = folders[namespace] ?? `../../apps/${namespace}/src/messages`;
  const messages: unknown = JSON.parse(
    readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8'),
  );
  return (key, values = {}) => {
    const found = key.split('.').reduce<unknown>((node, part) => tree.safeParse(node).data?.[part], messages);
    if (typeof found !== 'string') throw new Error(`${namespace} has no text ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
  };
}

/** A text whose `{{placeholders}}` match anything, for names that contain a reference or an amount. */
export function toPattern(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.+'));
}
