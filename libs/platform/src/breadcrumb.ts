import type { BreadcrumbList } from 'schema-dts';
import type { GivenMeta } from './remote.ts';

/** A page and its parent pages, starting at the home page, as schema.org's BreadcrumbList. */
export function breadcrumb(
  { address, config }: Pick<GivenMeta, 'address' | 'config'>,
  ...crumbs: readonly { readonly name: string; readonly path: string }[]
): BreadcrumbList {
  const named = [{ name: config.brand.name, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}
