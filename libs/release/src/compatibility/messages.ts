import type { ComparedRelease, Reachable } from './compared-release.ts';
import { isKeyIn } from './message-keys.ts';

/** Texts of the shell that the candidate looks up and does not find. */
export function missingInShell({ surface }: ComparedRelease, { shell }: Pick<Reachable, 'shell'>): string[] {
  const given = shell.surface?.messages ?? {};
  return Object.entries(surface?.messages.uses ?? {}).flatMap(([namespace, keys]) => {
    const known = given[namespace];
    if (known === undefined) return [];
    const has = new Set(known);
    return keys
      .filter((key) => !isKeyIn(has, key))
      .map((key) => `message key \`${key}\` of \`${namespace}\` is missing in shell@${shell.version}`);
  });
}

/** Texts that the candidate looks up and does not find: its own, and those of the shell. */
export function messageChanges(candidate: ComparedRelease, reachable: Reachable): string[] {
  const missing = (candidate.surface?.messages.missing ?? []).map((key) => {
    const [language, name] = key.split(': ');
    return `message key \`${name}\` is used, but missing in the texts of \`${language}\``;
  });
  return [...missing, ...missingInShell(candidate, reachable)];
}
