import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Pattern } from './import-patterns.ts';

/** Files with their own patterns, below a glob such as `apps/booking/src/features/simulator/*`. */
export interface Folder {
  readonly root: string;
  readonly patterns: readonly Pattern[];
}

const noPages: Pattern = {
  regex: String.raw`^\.\.?/(?:.*/)?pages/`,
  message: 'is a page; pages put features together, and features know none',
};

const foldersIn = (workspace: string, folder: string): string[] =>
  globSync(`${folder}/*`, { cwd: workspace, exclude: (name) => name.includes('.') }).toSorted();

/** The numbers of folders that a feature may have above a file. */
const depths = [0, 1, 2, 3];

/** Every feature of a project, by the depth of its files: it imports neither its neighbours nor pages. */
export function featureFolders(workspace: string, root: string): Folder[] {
  const features = foldersIn(workspace, `${root}/src/features`);
  return features.flatMap((feature) => {
    const others = features.filter((other) => other !== feature).map((other) => basename(other));
    return depths.map((depth) => {
      const up = String.raw`\.\./`.repeat(depth + 1);
      const neighbour: Pattern = {
        regex: String.raw`^(?:${up}|(?:\.\./)+features/)(?:${others.join('|')})/`,
        message: 'is a neighbour feature; pages put features together',
      };
      const patterns = others.length > 0 ? [noPages, neighbour] : [noPages];
      return { root: `${feature}${'/*'.repeat(depth)}`, patterns };
    });
  });
}

/** The private files of an API domain: all except its index and the types of its tables. */
function listPrivateFiles(workspace: string, domain: string): string[] {
  return readdirSync(join(workspace, domain), { withFileTypes: true })
    .filter(({ name }) => name !== 'index.ts' && !name.endsWith('.tables.ts') && !name.endsWith('.md'))
    .map((entry) =>
      entry.isDirectory() ? `${entry.name}/` : `${entry.name.replaceAll('.', String.raw`\.`)}$`,
    );
}

/** The API and each of its domains: a domain is imported only through its index. */
export function domainFolders(workspace: string, root: string): Folder[] {
  const domains = foldersIn(workspace, `${root}/src/domains`);
  const inside = new Map(domains.map((domain) => [domain, listPrivateFiles(workspace, domain)]));
  const except = (own?: string): Pattern[] => {
    const others = [...inside].filter(([domain]) => domain !== own);
    const parts = others.map(([domain, names]) => `${basename(domain)}/(?:${names.join('|')})`);
    const regex = String.raw`^\.\.?/(?:\.\./)*(?:domains/)?(?:${parts.join('|')})`;
    return parts.length > 0 ? [{ regex, message: 'is inside of another domain; import its index.ts' }] : [];
  };
  const everywhere = domains.slice(0, 1).map((domain) => dirname(dirname(domain)));
  return [
    ...everywhere.map((source) => ({ root: source, patterns: except() })),
    ...domains.map((domain) => ({ root: domain, patterns: except(domain) })),
  ];
}
