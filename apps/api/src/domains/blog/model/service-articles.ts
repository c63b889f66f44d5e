import { slugOf } from './words.ts';

/**
 * The name of the category and of the tag of the articles about the services. They go together:
 * the blog's own lists leave out the tag, the footer asks for the category.
 */
export const serviceName = 'services';

/** Tags in their order, once each, with the service tag exactly where the category demands it. */
export function settledTags(names: readonly string[], categorySlug: string | null): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(slugOf(name))) bySlug.set(slugOf(name), name);
  bySlug.delete(serviceName);
  if (categorySlug === serviceName) return [serviceName, ...bySlug.values()];
  return [...bySlug.values()];
}
