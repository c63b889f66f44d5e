import { toSlug } from './words.ts';

/**
 * The name of both the category and the tag of articles about services. They go together: the blog's own lists
 * exclude the tag, the footer requests the category.
 */
export const serviceName = 'services';

/** The tags in order, without duplicates, with the service tag only if the category requires it. */
export function settledTags(names: readonly string[], categorySlug: string | null): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(toSlug(name))) bySlug.set(toSlug(name), name);
  bySlug.delete(serviceName);
  if (categorySlug === serviceName) return [serviceName, ...bySlug.values()];
  return [...bySlug.values()];
}
