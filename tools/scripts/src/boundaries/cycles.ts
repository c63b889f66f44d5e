import { isPackage, packageOf, type Workspace } from './rule.ts';
import type { Source } from './source.ts';

/** Which projects each project imports outside of its tests. */
function edgesOf(sources: readonly Source[], { projects }: Workspace): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { project, imports, isTest } of sources) {
    if (isTest) continue;
    for (const { specifier } of imports) {
      const target = isPackage(specifier) ? packageOf(specifier) : project.name;
      if (target === project.name || !projects.has(target)) continue;
      edges.set(project.name, (edges.get(project.name) ?? new Set()).add(target));
    }
  }
  return edges;
}

/** The first circle of projects that import each other, by name, or undefined. */
export function findCycle(sources: readonly Source[], workspace: Workspace): string[] | undefined {
  const edges = edgesOf(sources, workspace);
  const done = new Set<string>();

  function follow(name: string, trail: readonly string[]): string[] | undefined {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of edges.get(name) ?? []) {
      const circle = follow(next, [...trail, name]);
      if (circle !== undefined) return circle;
    }
    done.add(name);
    return undefined;
  }

  for (const name of edges.keys()) {
    const circle = follow(name, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
