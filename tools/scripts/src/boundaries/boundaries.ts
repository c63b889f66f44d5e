import { findCycle } from './cycles.ts';
import { importRules } from './import-rules.ts';
import { physicalStyles } from './physical-styles.ts';
import { readProjects, readTestPackages } from './project.ts';
import type { Workspace } from './rule.ts';
import { readSources, type Source } from './source.ts';
import { strayedSql } from './sql.ts';

/** Every broken boundary of the workspace in a folder, one line each: `file:line what is wrong`. */
export function brokenBoundaries(folder: string): string[] {
  const projects = readProjects(folder);
  const sources = projects.flatMap((project) => readSources(folder, project));
  const workspace: Workspace = {
    projects: new Map(projects.map((project) => [project.name, project])),
    testPackages: readTestPackages(folder),
  };
  const circle = findCycle(sources, workspace);
  return [
    ...sources.flatMap((source) => brokenImports(source, workspace)),
    ...sources.flatMap((source) =>
      strayedSql(source).map((line) => `${source.file}:${line} SQL belongs into a repository`),
    ),
    ...projects.flatMap((project) => physicalStyles(folder, project)),
    ...(circle === undefined ? [] : [`projects import each other in a circle: ${circle.join(' -> ')}`]),
  ];
}

function brokenImports(source: Source, workspace: Workspace): string[] {
  return source.imports.flatMap((imported) =>
    importRules.flatMap((rule) => {
      const fault = rule(source, imported, workspace);
      return fault === undefined ? [] : [`${source.file}:${imported.line} ${fault}`];
    }),
  );
}
