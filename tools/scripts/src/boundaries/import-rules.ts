import { posix } from 'node:path';
import { isPackage, isRelative, packageOf, type ImportRule } from './rule.ts';

/** Packages of which the design system alone may know. */
const headless =
  /^(react-aria|@react-aria\/|@react-stately\/|react-stately|@radix-ui\/|@headlessui\/|@base-ui|downshift)/;
const react =
  /^(react|react-dom|react-router-dom|react-i18next|@tanstack\/react-query|@livree\/design-system)(\/|$)/;
/** Parts of the design system that are data, not React. */
const plainParts = new Set(['@livree/design-system/tokens']);

const undeclared: ImportRule = ({ project, isTest }, { specifier }, { testPackages }) => {
  if (!isPackage(specifier)) return undefined;
  const name = packageOf(specifier);
  if (name === project.name || project.dependencies.has(name)) return undefined;
  if (!project.devDependencies.has(name) && !(isTest && testPackages.has(name))) {
    return `${specifier} is not declared in ${project.root}/package.json`;
  }
  if (isTest || ['testing', 'tool', 'e2e'].includes(project.tags['type'] ?? '')) return undefined;
  return `${specifier} is only a development dependency of ${project.root}`;
};

const acrossApps: ImportRule = ({ project, file }, { specifier }, { projects }) => {
  if (isRelative(specifier)) {
    const target = posix.join(posix.dirname(file), specifier);
    return target.startsWith(`${project.root}/`) ? undefined : `${specifier} leaves ${project.root}`;
  }
  const target = projects.get(packageOf(specifier));
  if (target === undefined || target === project || !target.root.startsWith('apps/')) return undefined;
  return `${specifier} is another app; apps meet by address, slot and contract only`;
};

const deepImport: ImportRule = ({ project }, { specifier }, { projects }) => {
  const target = isPackage(specifier) ? projects.get(packageOf(specifier)) : undefined;
  if (target === undefined || target === project) return undefined;
  const subpath = `.${specifier.slice(target.name.length)}`;
  const exported = target.exports.some((entry) => {
    const [start = '', end] = entry.split('*');
    return end === undefined ? entry === subpath : subpath.startsWith(start) && subpath.endsWith(end);
  });
  return exported ? undefined : `${specifier} is not exported by ${target.root}`;
};

const reactInNode: ImportRule = ({ project, isTest }, { specifier, typeOnly }) => {
  if (isTest || typeOnly || project.tags['runs'] === 'browser') return undefined;
  if (['e2e', 'tool'].includes(project.tags['type'] ?? '')) return undefined;
  if (plainParts.has(specifier)) return undefined;
  if (!react.test(specifier) && !specifier.endsWith('.tsx')) return undefined;
  return `${specifier} is React, and ${project.root} runs on Node`;
};

const featureOf = (path: string) => /^(?<at>.*\/src\/features\/[^/]+)\//.exec(path)?.groups?.['at'];

const neighbourFeature: ImportRule = ({ file }, { specifier }) => {
  const own = featureOf(file);
  if (own === undefined || !isRelative(specifier)) return undefined;
  const other = featureOf(posix.join(posix.dirname(file), specifier));
  if (other === undefined || other === own) return undefined;
  return `${specifier} is a neighbour feature; pages put features together`;
};

const headlessLibrary: ImportRule = ({ project }, { specifier }) =>
  project.tags['type'] !== 'ui' && headless.test(specifier)
    ? `${specifier} is for the design system alone; use @livree/design-system`
    : undefined;

const testingInProduction: ImportRule = ({ project, isTest }, { specifier }) => {
  if (isTest || ['testing', 'e2e'].includes(project.tags['type'] ?? '')) return undefined;
  return packageOf(specifier) === '@livree/testing'
    ? `${specifier} is for tests, standalone.tsx and e2e`
    : undefined;
};

const remoteAtRunTime: ImportRule = ({ project, file }, { specifier, typeOnly, lazy }) =>
  project.tags['type'] === 'remote' && file.endsWith('/src/remote.ts') && !typeOnly && !lazy
    ? `${specifier} is imported at once; remote.ts loads everything on need`
    : undefined;

const shellOnly: ImportRule = ({ project }, { specifier }) =>
  project.tags['type'] === 'remote' && specifier === '@livree/platform/shell'
    ? `${specifier} is for the shell and what stands in for it`
    : undefined;

export const importRules: readonly ImportRule[] = [
  undeclared,
  acrossApps,
  deepImport,
  reactInNode,
  neighbourFeature,
  headlessLibrary,
  testingInProduction,
  remoteAtRunTime,
  shellOnly,
];
