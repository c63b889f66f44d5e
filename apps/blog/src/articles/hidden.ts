/** The category and the tag of articles for the service pages, which never appear in the blog's own lists. */
export const hiddenName = 'services';

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The categories that the blog shows, whatever the server sent. */
export function shownCategories<Category extends Named>(categories: readonly Category[]): Category[] {
  return categories.filter(
    ({ slug, name }) => slug.toLowerCase() !== hiddenName && name.toLowerCase() !== hiddenName,
  );
}
