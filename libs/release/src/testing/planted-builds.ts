import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '../compatibility/index.ts';
import { computeIntegrity } from '../ledger/integrity.ts';
import { shellId } from '../release-name.ts';
import type { Release, ShellRelease } from '../release.ts';

type File = Release['entry'];

function plantFile(folder: string, file: string, text: string): File {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return { file, integrity: computeIntegrity(Buffer.from(text)), bytes: text.length };
}

function writeDescription(folder: string, description: Release | ShellRelease): void {
  writeFileSync(join(folder, 'release.json'), JSON.stringify(description));
}

function computeVersion(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

export interface RemotePlan {
  readonly id: string;
  /** Any text that makes two builds of one remote different. */
  readonly edition?: string;
  readonly contract?: number;
  readonly paths?: readonly string[];
  /** Who may see its paths; everybody by default. */
  readonly access?: Release['paths'][number]['access'];
  readonly provides?: readonly string[];
  readonly places?: readonly string[];
  readonly shared?: Readonly<Record<string, string>>;
  readonly surface?: Surface;
  /** Bytes of the modules of packages in its scripts. */
  readonly modules?: Readonly<Record<string, number>>;
  /** The source of the server bundle. */
  readonly server?: string;
  /** Names of the frame documents in the build. */
  readonly frames?: readonly string[];
}

/** Writes a small but complete build of a remote into `folder`, with a true release.json, and returns it. */
export function plantRemote(folder: string, plan: RemotePlan): Release {
  const {
    id,
    edition = '1',
    contract = 1,
    paths = [],
    access = 'public',
    provides = [],
    places = [],
    shared = {},
    frames = [],
  } = plan;
  const browser = join(folder, 'browser');
  const entry = plantFile(browser, 'entry.aa11.js', `/* entry of ${id}, edition ${edition} */\n`.repeat(40));
  const expose = plantFile(browser, 'remote.bb22.js', `/* remote ${id}, edition ${edition} */\n`);
  const css = plantFile(browser, 'remote.cc33.css', `.${id} { order: 1; }\n`);
  const page = plantFile(browser, 'page.11aa.js', `/* a page of ${id} */\n`);
  const pageCss = plantFile(browser, 'page.22bb.css', `.page-of-${id} { order: 2; }\n`);
  const documents = frames.map((name) => ({
    name,
    script: plantFile(browser, `frame-${name}.dd44.js`, '/* frame */\n'),
    css: [],
  }));
  const release: Release = {
    id,
    version: computeVersion(plan),
    contract,
    paths: paths.map((path) => ({ path, access, scripts: [page.file], css: [pageCss.file] })),
    provides: [...provides],
    needs: { slots: [...places], shared },
    entry,
    expose,
    css: [css],
    files: [entry, expose, css, page, pageCss, ...documents.map(({ script }) => script)],
    server: plantFile(
      join(folder, 'server'),
      'index.mjs',
      plan.server ?? `export const remote = { id: '${id}', edition: '${edition}' };\n`,
    ),
    frames: documents,
    modules: plan.modules,
    surface: plan.surface,
  };
  writeDescription(folder, release);
  return release;
}

/** A surface that is empty but for what is given. */
export const createSurface = (given: Partial<Surface>): Surface => ({
  links: [],
  reads: { path: [], query: [] },
  slots: { provides: {}, places: {} },
  storage: { reads: [], writes: [] },
  drafts: {},
  messages: { uses: {}, missing: [] },
  exports: {},
  calls: {},
  leavingStyles: [],
  ...given,
});

export interface ShellPlan {
  /** Any text that makes two builds different. */
  readonly edition?: string;
  readonly contracts?: readonly number[];
  readonly provides?: Readonly<Record<string, string>>;
  /** The source of the module that exports `render`. */
  readonly render?: string;
  /** The shell's own singletons: bare name and source. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** Writes a small but complete build of the shell into `folder`, and returns its release.json. */
export function plantShell(folder: string, plan: ShellPlan = {}): ShellRelease {
  const { edition = '1', contracts = [1], provides = {}, render = '', modules = {} } = plan;
  const [browser, server] = [join(folder, 'browser'), join(folder, 'server')];
  const script = plantFile(
    browser,
    `shell.e${edition}.js`,
    `/* the shell, edition ${edition} */\n`.repeat(100),
  );
  const css = plantFile(browser, 'shell.ff66.css', ':root { order: 1; }\n');
  const font = plantFile(browser, 'sans.ab12.woff2', 'not a real font');
  const icon = plantFile(browser, 'favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const shared = Object.entries(modules).map(
    ([name, source], index) => [name, plantFile(server, `own-${index}.mjs`, source)] as const,
  );
  const release: ShellRelease = {
    id: shellId,
    version: computeVersion(plan),
    contracts: [...contracts],
    provides,
    script,
    css: [css],
    files: [script, css, font, icon],
    fonts: [font],
    server: { entry: plantFile(server, 'index.mjs', render), shared: Object.fromEntries(shared) },
  };
  writeDescription(folder, release);
  return release;
}
