import { readFileSync } from 'node:fs';
import {
  fillText,
  type Language,
  type LegalDocument,
  type LegalSection,
  type TextParams,
} from '@livree/contracts';
import { unbroken } from '@livree/i18n';
import { fillCounts } from './model/fill-counts.ts';
import { parseText } from './model/parse-text.ts';

const source = (document: LegalDocument, edition: string, language: Language): string =>
  readFileSync(new URL(`./texts/${edition}/${document}.${language}.md`, import.meta.url), 'utf8');

/** @throws Error if the text has a placeholder without a value */
export function readText(
  document: LegalDocument,
  edition: string,
  language: Language,
  values: TextParams,
): LegalSection[] {
  const text = unbroken(fillText(fillCounts(source(document, edition, language), values), values));
  const open = /\{\w+/.exec(text)?.[0];
  if (open !== undefined) throw new Error(`${document}.${language} has no value for ${open}`);
  return parseText(text);
}
