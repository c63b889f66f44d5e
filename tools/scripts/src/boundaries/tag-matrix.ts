import type { Project } from './project.ts';

/** What the code of each type of project may import of others, beside its own type where that is listed. Tests are free in this. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'contract', 'i18n', 'server'],
  contract: ['domain'],
  client: ['contract'],
  i18n: ['contract', 'domain'],
  server: ['contract'],
  ui: ['domain'],
  platform: ['client', 'contract', 'domain', 'i18n'],
  rides: ['client', 'contract', 'domain', 'i18n', 'platform', 'ui'],
  testing: ['client', 'contract', 'domain', 'i18n', 'platform', 'rides', 'ui'],
  remote: ['client', 'contract', 'domain', 'i18n', 'platform', 'rides', 'ui'],
  app: ['client', 'contract', 'domain', 'i18n', 'platform', 'rides', 'server', 'ui'],
  tool: ['client', 'contract', 'domain', 'i18n', 'platform', 'rides', 'server', 'tool', 'ui'],
  e2e: ['client', 'contract', 'domain', 'i18n', 'platform', 'rides', 'server', 'tool', 'ui'],
};

/** Tools and journeys are Node programs that look at browser code from outside: for them `runs` says nothing. */
const looksFromOutside = new Set(['tool', 'e2e']);

const tag = (project: Project, axis: string): string => project.tags[axis] ?? 'none';

/**
 * Why the code of `from` may not import `to`, by the first of the tags that forbids it; undefined when it may.
 * `scope`: of one's own team or shared, and tools for tools. `type`: by the table. `runs`: what the machine of `from` runs.
 */
export function forbidden(from: Project, to: Project): string | undefined {
  const [scope, target] = [tag(from, 'scope'), tag(to, 'scope')];
  const isOurs = target === scope || target === 'shared' || (scope === 'e2e' && target === 'tools');
  if (!isOurs)
    return `scope:${scope} may not import scope:${target}; apps meet by address, slot and contract only`;
  const [type, other] = [tag(from, 'type'), tag(to, 'type')];
  if (!(mayImport[type] ?? []).includes(other)) return `type:${type} may not import type:${other}`;
  const [runs, needed] = [tag(from, 'runs'), tag(to, 'runs')];
  if (needed === 'any' || needed === runs || looksFromOutside.has(type)) return undefined;
  return `runs:${runs} may not import runs:${needed}`;
}
