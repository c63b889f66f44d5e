import type { i18n } from 'i18next';

interface Texts {
  readonly [name: string]: string | Texts;
}

/** Whether a text has no values, which could be a person's. */
const isFixed = (text: string): boolean => !text.includes('{{');

function* eachText(tree: Texts): Generator<string> {
  for (const text of Object.values(tree)) {
    if (typeof text !== 'string') yield* eachText(text);
    else if (isFixed(text)) yield text.replaceAll(/\s+/g, ' ').trim();
  }
}

/** The texts of the site in the visitor's language, as far as they are loaded: no control named so tells about a person. */
export const listSiteTexts = ({
  language,
  getDataByLanguage,
}: Pick<i18n, 'language' | 'getDataByLanguage'>) =>
  new Set(Object.values(getDataByLanguage(language) ?? {}).flatMap((tree) => [...eachText(tree)]));
