import { apiBase, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';

const articleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  published_at: z.string(),
  author: z.object({ name: z.string() }),
  category: z.nullable(z.object({ name: z.string() })),
  language: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
});
export type Article = z.infer<typeof articleSchema>;

const pageSchema = z.object({
  data: z.object({ data: z.array(articleSchema), last_page: z.number() }),
});

const perPage = 50;
const mostPages = 100;
const readLimit = 3_000;

/** Reads published articles from the API. */
export interface ReadArticles {
  /** The newest articles in a language. @throws if the API is unreachable */
  newest(language: Language): Promise<Article[]>;
  /** All articles. @throws if the API is unreachable */
  all(): Promise<Article[]>;
}

export function articleReader(apiOrigin: string, signer: CallSigner): ReadArticles {
  async function page(language: Language, number: number, count: number) {
    const query = new URLSearchParams({
      page: String(number),
      per_page: String(count),
      sort_by: 'published_at',
      sort_order: 'desc',
    });
    const answer = await fetch(`${apiOrigin}${apiBase}/blog?${query}`, {
      headers: { accept: 'application/json', 'accept-language': language, ...signer.forItself() },
      signal: AbortSignal.timeout(readLimit),
    });
    return z.parse(pageSchema, await answer.json()).data;
  }
  return {
    newest: async (language) => (await page(language, 1, 20)).data,
    async all() {
      const articles: Article[] = [];
      for (let number = 1; number <= mostPages; number += 1) {
        const { data, last_page: last } = await page('fr', number, perPage);
        articles.push(...data);
        if (number >= last) break;
      }
      return articles;
    },
  };
}
