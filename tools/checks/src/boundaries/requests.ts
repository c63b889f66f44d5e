import type { Source } from './source.ts';

const routePattern = /\b[a-z]\w*Routes\.\w+/g;

/** The line of the second route that a file of a remote calls: one file makes one request. */
export function secondRequests({ project, text, isTest }: Source): number[] {
  if (project.tags['type'] !== 'remote' || isTest || !/\bsend\(/.test(text)) return [];
  const found = [...text.matchAll(routePattern)];
  const second = found.find(([name]) => name !== found[0]?.[0]);
  return second === undefined ? [] : [text.slice(0, second.index).split('\n').length];
}
