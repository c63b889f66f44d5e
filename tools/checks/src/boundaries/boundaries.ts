import { earlyImports } from './early-imports.ts';
import { misplacedHooks } from './hooks.ts';
import { ownForms } from './own-forms.ts';
import { findPhysicalSide } from './physical-styles.ts';
import { readProjects } from './project.ts';
import { findRawValue } from './raw-values.ts';
import { secondRequests } from './requests.ts';
import { listSecondContexts } from './second-contexts.ts';
import { readSources } from './source.ts';
import { strayedSql } from './sql.ts';
import { starExports } from './star-exports.ts';
import { judgeStyleSheets } from './style-sheets.ts';

/** Every boundary violation that oxlint cannot see, one line each: `file:line reason`. */
export function brokenBoundaries(folder: string): string[] {
  const projects = readProjects(folder);
  const sources = projects.flatMap((project) => readSources(folder, project));
  const told = (file: string, lines: readonly number[], fault: string) =>
    lines.map((line) => `${file}:${line} ${fault}`);
  return [
    ...sources.flatMap((source) => told(source.file, strayedSql(source), 'SQL belongs in a repository')),
    ...sources.flatMap((source) =>
      told(source.file, earlyImports(source), 'is imported at once; remote.ts loads everything on demand'),
    ),
    ...sources.flatMap((source) =>
      told(source.file, secondRequests(source), 'is a second request; a file of a remote makes one'),
    ),
    ...sources.flatMap((source) =>
      told(source.file, misplacedHooks(source), "is a hook; it belongs in the feature's root"),
    ),
    ...sources.flatMap((source) =>
      told(source.file, ownForms(source), 'is a form of its own; use Form and useApiForm of @livree/forms'),
    ),
    ...sources.flatMap((source) =>
      told(source.file, starExports(source), 'exports everything; export by name'),
    ),
    ...projects.flatMap((project) => listSecondContexts(project, sources)),
    ...projects.flatMap((project) =>
      [findPhysicalSide, findRawValue].flatMap((judge) => judgeStyleSheets(folder, project, judge)),
    ),
  ];
}
