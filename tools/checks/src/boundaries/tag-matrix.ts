import type { Project } from './project.ts';

/** All that runs in a browser, but what is for tests. */
const browser = [
  'articles',
  'client',
  'contract',
  'domain',
  'forms',
  'i18n',
  'platform',
  'rides',
  'ui',
] as const;

/**
 * Which types of projects the code of each type may import, including its own type if it is listed. Tests are exempt.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'contract', 'i18n', 'server'],
  contract: ['domain'],
  client: ['contract'],
  i18n: ['contract', 'domain'],
  server: ['contract'],
  ui: ['domain'],
  platform: ['client', 'contract', 'domain', 'i18n', 'ui'],
  articles: ['contract', 'platform'],
  forms: ['client', 'contract', 'platform', 'ui'],
  rides: ['client', 'contract', 'domain', 'i18n', 'platform', 'ui'],
  testing: ['client', 'contract', 'domain', 'forms', 'i18n', 'platform', 'rides', 'ui'],
  remote: browser,
  app: [...browser, 'server'],
  tool: [...browser, 'server', 'tool'],
  e2e: [...browser, 'server', 'tool'],
};

/** Tools and journeys are Node programs that inspect browser code from outside, so `runs` does not apply to them. */
const looksFromOutside = new Set(['tool', 'e2e']);

const tag = (project: Project, axis: string): string => project.tags[axis] ?? 'none';

/**
 * Why the code of `from` may not import `to`, by the first tag that forbids it; undefined if it may. `scope`: the own
 * team's or shared, and tools for tools. `type`: by the table. `runs`: what the platform of `from` can run.
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
