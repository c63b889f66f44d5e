import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A workspace of a few projects in a separate folder, for planting violations. */
export interface PlantedWorkspace {
  readonly folder: string;
  plant(file: string, text: string): void;
  remove(): void;
}

interface PlantedProject {
  readonly type: string;
  readonly runs: string;
  readonly scope?: string;
  readonly dependencies?: readonly string[];
  readonly devDependencies?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
}

const projects: Readonly<Record<string, PlantedProject>> = {
  'apps/booking': {
    scope: 'booking',
    type: 'remote',
    runs: 'browser',
    dependencies: ['@livree/platform', 'react'],
    devDependencies: ['@livree/testing'],
  },
  'apps/account': { scope: 'account', type: 'remote', runs: 'browser' },
  'apps/api': { scope: 'api', type: 'app', runs: 'node', dependencies: ['@livree/i18n', 'kysely', 'react'] },
  'libs/platform': {
    type: 'platform',
    runs: 'browser',
    dependencies: ['@livree/i18n', 'react'],
    exports: { './list': './src/list.ts' },
  },
  'libs/i18n': { type: 'i18n', runs: 'any' },
  'libs/server': { type: 'server', runs: 'node' },
  'libs/testing': { type: 'testing', runs: 'browser' },
  'tools/build': { scope: 'tools', type: 'tool', runs: 'node' },
};

const versions = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, '*']));

/** Plants the projects, each installed for the others. */
export function plantWorkspace(): PlantedWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'livree-boundaries-'));
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const workspaces = Object.keys(projects);
  plant('package.json', JSON.stringify({ name: 'planted', workspaces, devDependencies: { vitest: '1' } }));
  mkdirSync(join(folder, 'node_modules/@livree'), { recursive: true });
  for (const [root, project] of Object.entries(projects)) {
    const { scope = 'shared', type, runs, dependencies, devDependencies, exports } = project;
    const name = root.replace(/^\w+\//, '@livree/');
    const manifest = {
      name,
      exports: { '.': './src/index.ts', './messages/*': './src/messages/*', ...exports },
      nx: { tags: [`scope:${scope}`, `type:${type}`, `runs:${runs}`] },
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    };
    plant(`${root}/package.json`, JSON.stringify(manifest));
    plant(`${root}/src/index.ts`, 'export {};\n');
    symlinkSync(join(folder, root), join(folder, 'node_modules', name));
  }
  return { folder, plant, remove: () => rmSync(folder, { recursive: true }) };
}
