import type { Connection } from '../../platform/db/index.ts';
import type { prepareArticle } from './commands/prepare-article.ts';
import { deskName } from './model/editorial-desk.ts';
import { replaceTranslations } from './translations.repository.ts';

type Prepared = Awaited<ReturnType<typeof prepareArticle>>['translations'];

/** Replaces all translations of an article; one that is left out would be outdated. */
export async function translateArticle(
  trx: Connection,
  id: number,
  translations: Prepared,
  company: string,
): Promise<void> {
  const rows = translations.map((said) => ({
    ...said,
    article_id: id,
    author_name: deskName(company, said.language),
  }));
  await replaceTranslations(trx, [id], rows);
}
