import type { Behaviour } from './read-behaviour.ts';

/** The behaviour of a release that brings several changes of one remote. The code of each stays in a block of its own. */
export function joinBehaviour(first: Behaviour, others: readonly Behaviour[]): Behaviour {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    name: all.map(({ name }) => name).join('; '),
    code: all.flatMap(({ code = [] }) => (code.length === 0 ? [] : ['{', ...code, '}'])),
    texts: Object.assign({}, ...all.map(({ texts }) => texts)),
    modules: all.flatMap(({ modules = [] }) => modules),
    bytes: all.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
  };
}
