import type { Project } from './project.ts';
import type { Import, Source } from './source.ts';

export interface Workspace {
  readonly projects: ReadonlyMap<string, Project>;
  readonly testPackages: ReadonlySet<string>;
}

/** Answers what is wrong with an import, or undefined. */
export type ImportRule = (source: Source, imported: Import, workspace: Workspace) => string | undefined;

/** `@livree/i18n/messages/fr.json` -> `@livree/i18n`; `react/jsx-runtime` -> `react`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export const isRelative = (specifier: string): boolean => specifier.startsWith('.');
export const isPackage = (specifier: string): boolean =>
  !isRelative(specifier) && !specifier.startsWith('node:') && !specifier.startsWith('/');
