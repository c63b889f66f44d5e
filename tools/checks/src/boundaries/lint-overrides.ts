import type { DummyRuleMap, OxlintOverride } from 'oxlint';
import { domainFolders, featureFolders } from './folder-patterns.ts';
import { patternsOfAll, patternsOfCode, type Pattern } from './import-patterns.ts';
import { readProjects, readTestPackages } from './project.ts';

/** Files never import each other in a circle, not even types. */
export const noCycles: DummyRuleMap = { 'import/no-cycle': ['error', { ignoreTypes: false }] };

/** Tests, and files that only tests, the harness, the workshop and the bundler use. */
const testFiles = [
  '**/*.{test,spec}.{ts,tsx}',
  '**/testing/**',
  'src/states/**',
  'src/{**/*.stories.tsx,stories/**}',
  'src/standalone.tsx',
  'rspack.config.ts',
];

/** What adapts an unstable API, so that nothing else sees it. */
const adapter: OxlintOverride = {
  files: ['tools/build/src/surface/typescript.ts'],
  rules: { 'no-restricted-imports': 'off' },
};

function rule(files: string[], patterns: readonly Pattern[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] } };
}

/**
 * The boundaries of a workspace as overrides of oxlint's configuration: who may import whom, by the tags of projects
 * and by folders within them. A later override replaces an earlier one.
 */
export function boundaries(workspace: string): OxlintOverride[] {
  const projects = readProjects(workspace);
  const testPackages = readTestPackages(workspace);
  const overrides = projects.flatMap((project) => {
    const all = patternsOfAll(project, projects);
    const code = [...all, ...patternsOfCode(project, projects, testPackages)];
    const features = featureFolders(workspace, project.root);
    return [
      rule([`${project.root}/**`], code),
      ...domainFolders(workspace, project.root).map(({ root, patterns }) =>
        rule([`${root}/**`], [...code, ...patterns]),
      ),
      ...features.map(({ root, patterns }) => rule([`${root}/*`], [...code, ...patterns])),
      rule(
        testFiles.map((pattern) => `${project.root}/${pattern}`),
        all,
      ),
      ...features.map(({ root, patterns }) => rule([`${root}/*.test.{ts,tsx}`], [...all, ...patterns])),
    ];
  });
  return [...overrides, adapter];
}
