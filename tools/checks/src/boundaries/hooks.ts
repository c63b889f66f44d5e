import type { Source } from './source.ts';

const exportedHook = /^export (?:const|function) use[A-Z]/m;

/** The line of a hook among the components of a feature: hooks stand at the feature's root, or in `api/`. */
export function misplacedHooks({ file, text, isTest }: Source): number[] {
  if (isTest || !/\/src\/features\/[^/]+\/components\//.test(file)) return [];
  const found = exportedHook.exec(text);
  return found === null ? [] : [text.slice(0, found.index).split('\n').length];
}
