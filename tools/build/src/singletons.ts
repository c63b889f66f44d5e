import { createRequire } from 'node:module';
import { z } from '@livree/contracts/schema';

const require = createRequire(import.meta.url);
const manifest = z.object({ version: z.string() });

/** The installed version of a package, e.g. `19.3.1`. */
function installedVersion(name: string): string {
  return manifest.parse(require(`${name}/package.json`)).version;
}

const react = installedVersion('react');
const platform = '1.0.0';
const designSystem = '1.0.0';
const forms = '1.0.0';

/**
 * The only list of run-time singletons: module and version. Only the shell has a copy; the ledger refuses a remote
 * that was built against another version. Wide libraries, zod and icons must not be added, because a shared module
 * keeps every export.
 */
export const singletons: Readonly<Record<string, string>> = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  i18next: installedVersion('i18next'),
  'react-i18next': installedVersion('react-i18next'),
  zustand: installedVersion('zustand'),
  '@livree/platform': platform,
  '@livree/design-system/overlay': designSystem,
  '@livree/design-system/pick': designSystem,
  '@livree/design-system/date': designSystem,
  '@livree/forms': forms,
  '@livree/forms/engine': forms,
};

/** Singletons in the shell's first script. */
export const eagerSingletons: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'i18next',
  'react-i18next',
  'zustand',
  '@livree/platform',
  '@livree/forms',
];

/** Singletons that the host loads when a remote needs them. A host provides only those that it imports. */
export const lazySingletons: readonly string[] = Object.keys(singletons).filter(
  (module) => !eagerSingletons.includes(module),
);
