import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from '@livree/contracts/schema';

const folder = join(import.meta.dirname, 'data/articles');

const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(1)),
  category: z.enum(['news', 'services', 'tips', 'events', 'luxury']),
  tags: z.string(),
  /** The day it appears, at eight in the morning in UTC. */
  published: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  featured: z.optional(z.literal('yes')),
  excerpt: z.string().check(z.minLength(1), z.maxLength(400)),
});

export type ArticleFile = { readonly slug: string; readonly digest: string; readonly source: string };

/** The articles that come with the product: one file each, named after its slug. */
export async function articleFiles(): Promise<ArticleFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8');
      const digest = createHash('sha256').update(source).digest('hex');
      return { slug: basename(name, '.html'), digest, source };
    }),
  );
}

/** `name: value` lines between two lines of dashes, then cleaned HTML. @throws when the file has another shape */
export function parseArticle({ slug, source }: ArticleFile) {
  const [, head, content] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || content === undefined) throw new Error(`${slug}.html has no front matter`);
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { tags, published, featured, ...rest } = z.parse(frontMatter, Object.fromEntries(fields));
  return {
    ...rest,
    slug,
    content: content.trim(),
    tags: tags.split(',').map((tag) => tag.trim()),
    publishedAt: new Date(`${published}T08:00:00Z`),
    isFeatured: featured !== undefined,
  };
}
