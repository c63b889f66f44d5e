import { languages } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Tree } from '@nx/devkit';
import { changed } from './plan.ts';
import { Refusal } from './refusal.ts';

const messagesSchema = z.record(z.string(), z.unknown());

/** The texts of a failed request and its retry button. */
export const failure = {
  fr: { failed: 'Erreur lors du chargement', retry: 'Réessayer' },
  en: { failed: 'Error while loading', retry: 'Try again' },
  es: { failed: 'Error al cargar los datos', retry: 'Reintentar' },
  de: { failed: 'Fehler beim Laden', retry: 'Erneut versuchen' },
} as const;

type WriteTexts = (language: (typeof languages)[number]) => Readonly<Record<string, string>>;

/** Added as text, because parsing and writing would move numeric keys to the front. */
function addGroup(text: string, group: string, texts: Readonly<Record<string, string>>): string {
  const lines = JSON.stringify(texts, null, 2).replaceAll('\n', '\n  ');
  return text.replace(/\s*\}\s*$/, () => `,\n  ${JSON.stringify(group)}: ${lines}\n}\n`);
}

/** Adds a group to a remote's messages in four languages. @throws Refusal if the group exists */
export function addMessages(
  tree: Tree,
  remote: string,
  group: string,
  writeTexts: WriteTexts,
): Record<string, string> {
  const files = languages.map((language) =>
    changed(tree, `apps/${remote}/src/messages/${language}.json`, (text) => {
      if (group in z.parse(messagesSchema, JSON.parse(text))) {
        throw new Refusal(`The messages of ${remote} have a group ${group} already.`);
      }
      return addGroup(text, group, writeTexts(language));
    }),
  );
  return Object.assign({}, ...files);
}
