import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';

const resolveModule = (module: string): string => fileURLToPath(import.meta.resolve(module));

/** The gateway's rendering code. */
const renderFolder = dirname(import.meta.dirname);
const schemaFolder = dirname(resolveModule('@livree/contracts/schema'));

/** What rendering imports from: its own code, the schemas', and the packages wherever npm installed them. */
export const visibleFolders: readonly string[] = [
  renderFolder,
  schemaFolder,
  dirname(dirname(resolveModule('react'))),
];

const reportSchema = z.object({ sharedObjects: z.array(z.string()) });

/** The libraries of the system that this Node uses. */
function systemLibraries(): string[] {
  // Without this, the report looks up the names of connected machines.
  Object.assign(process.report, { excludeNetwork: true });
  return z
    .parse(reportSchema, process.report.getReport())
    .sharedObjects.filter((path) => path.startsWith('/'));
}

/** The single files that a render process needs besides: Node, and what says how modules are loaded. */
export const visibleFiles = (): string[] => [
  ...systemLibraries(),
  process.execPath,
  join(renderFolder, '../../package.json'),
  join(schemaFolder, '../package.json'),
];
