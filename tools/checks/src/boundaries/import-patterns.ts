import type { Project } from './project.ts';
import { forbidden } from './tag-matrix.ts';

/** One entry of oxlint's `no-restricted-imports`. */
export interface Pattern {
  readonly message: string;
  readonly regex?: string;
  readonly group?: string[];
  readonly allowTypeImports?: boolean;
  readonly allowImportNames?: string[];
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const joinAlternatives = (names: readonly string[]): string => `(?:${names.map(escaped).join('|')})`;
const packages = (names: readonly string[]): string => `^${joinAlternatives(names)}(?:/|$)`;

/** Entry points of browser libraries that contain plain data and functions, for Node too. */
const plainParts = [
  '@livree/design-system/tokens',
  '@livree/platform/contract',
  '@livree/platform/page-query',
];

/** Entry points through which a universal library uses Node. */
const nodeParts: Readonly<Record<string, readonly string[]>> = { '@livree/release': ['@livree/server'] };

/** Every relative path that ends in another project's sources. */
const beyond: Pattern = {
  regex: String.raw`^(?:\.\./)+(?:(?:apps|libs|tools|e2e)/|[\w-]+/src/)`,
  message: 'leaves the project; import the package by its name',
};

const headless: Pattern = {
  regex:
    '^(?:react-aria|@react-aria/|@react-stately/|react-stately|@radix-ui/|@headlessui/|@base-ui|downshift)',
  message: 'is for the design system alone; use @livree/design-system',
};

const providedTexts: Pattern = {
  regex: '^react-i18next',
  allowImportNames: ['useTranslation', 'Trans', 'I18nextProvider'],
  message: 'has more than a host provides; see libs/platform/src/react-i18next.ts',
};

const formLibrary: Pattern = {
  regex: '^(?:react-hook-form|@hookform/)',
  message: 'is for libs/forms alone; use @livree/forms, or @livree/forms/engine',
};

const unstableCompiler: Pattern = {
  regex: '^typescript/unstable/',
  message: 'may change with every version; tools/build/src/surface/typescript.ts is its only user',
};

const shellOnly: Pattern = {
  regex: '^@livree/platform/shell$',
  message: 'is for the shell and what stands in for it',
};

const react: Pattern = {
  regex: packages(['react', 'react-dom', 'react-i18next', 'react-router-dom', '@tanstack/react-query']),
  message: 'is React, and this project does not run in a browser alone',
  allowTypeImports: true,
};

/** The rules for every file of a project, including its tests. */
export function patternsOfAll(project: Project, projects: readonly Project[]): Pattern[] {
  const apps = projects.filter(({ root, name }) => root.startsWith('apps/') && name !== project.name);
  return [
    beyond,
    {
      regex: packages(apps.map(({ name }) => name)),
      message: 'is another app; apps meet by address, slot and contract only',
    },
    ...(project.tags['type'] === 'ui' ? [] : [headless]),
    ...(project.tags['type'] === 'forms' ? [] : [formLibrary]),
    providedTexts,
    unstableCompiler,
    ...(project.tags['type'] === 'remote' ? [shellOnly] : []),
  ];
}

/** The rules for the code of a project without its tests: the tag matrix, and no package for tests only. */
export function patternsOfCode(
  project: Project,
  projects: readonly Project[],
  testPackages: ReadonlySet<string>,
): Pattern[] {
  const isHelper = ['testing', 'tool', 'e2e'].includes(project.tags['type'] ?? '');
  const onlyForTests = [...testPackages, ...project.devDependencies].filter(
    (name) => !project.dependencies.has(name) && !(isHelper && project.devDependencies.has(name)),
  );
  return [
    ...tagPatterns(project, projects),
    {
      regex: packages(onlyForTests),
      message: `is only a development dependency of ${project.root}`,
      allowTypeImports: true,
    },
    ...(project.tags['runs'] === 'browser' || isHelper ? [] : [react]),
  ];
}

/** From the tag matrix; apps are forbidden for all files anyway. */
function tagPatterns(project: Project, projects: readonly Project[]): Pattern[] {
  const allowed = nodeParts[project.name] ?? [];
  return projects
    .filter(({ name, root }) => name !== project.name && !allowed.includes(name) && !root.startsWith('apps/'))
    .flatMap((other) => {
      const message = forbidden(project, other);
      if (message === undefined) return [];
      const parts = plainParts.filter((part) => part.startsWith(`${other.name}/`)).map((part) => `!${part}`);
      return [
        { group: [other.name, `${other.name}/**`, ...(message.startsWith('runs') ? parts : [])], message },
      ];
    });
}
