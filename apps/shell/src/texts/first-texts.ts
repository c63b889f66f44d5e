import type { DocumentMessages } from '@livree/document';
import type { MessageTree } from '@livree/i18n';

/** What the keys of the shared texts start with that the shell itself says. */
export const ownTexts = [
  'actions.call',
  'actions.close',
  'actions.retry',
  'actions.search',
  'actions.skip',
  'draft.dropped',
  'errors.network',
  'errors.sessionExpired',
  'language.label',
  'remote.',
  'theme.',
  'toast.',
];

/** The texts whose keys begin so. A group whose keys all do, or none of them, is not walked: every page does this. */
function picked(tree: MessageTree, starts: readonly string[], path = ''): MessageTree {
  const kept: [string, MessageTree[string]][] = [];
  for (const [name, text] of Object.entries(tree)) {
    const key = typeof text === 'string' ? path + name : `${path}${name}.`;
    if (starts.some((start) => key.startsWith(start))) kept.push([name, text]);
    else if (typeof text !== 'string') {
      const within = starts.filter((start) => start.startsWith(key));
      if (within.length > 0) kept.push([name, picked(text, within, key)]);
    }
  }
  return Object.fromEntries(kept.filter(([, text]) => Object.keys(text).length > 0));
}

/** The shell's texts that only its late parts show, which complete the texts before they are shown. */
const lateGroups = new Set(['consent', 'problem', 'sessionEnd']);

/**
 * The texts that the shell and one page show at first. Every other part brings its own.
 * @param starts what the keys of the page's texts start with, by namespace; undefined if its release does not tell
 * @param said the keys that the render looked up, which the hydration looks up again
 */
export function firstTexts(
  messages: DocumentMessages,
  starts: Readonly<Record<string, readonly string[]>> | undefined,
  said: Readonly<Record<string, ReadonlySet<string>>>,
): DocumentMessages {
  if (starts === undefined) return messages;
  const { shell = {}, ...others } = messages;
  const first = Object.keys(shell).filter((group) => !lateGroups.has(group));
  const kept = Object.entries(others).map(([namespace, tree]) => {
    const shown = [...(starts[namespace] ?? []), ...(said[namespace] ?? [])];
    return [namespace, picked(tree, namespace === 'common' ? [...ownTexts, ...shown] : shown)] as const;
  });
  return {
    shell: picked(shell, [...first, ...(said['shell'] ?? [])]),
    ...Object.fromEntries(kept.filter(([, tree]) => Object.keys(tree).length > 0)),
  };
}
