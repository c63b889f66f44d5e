/** The texts of a content in wire form, flat: `question_fr`, `answer_de`, `story_0_fr`. */
export function flatten(content: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${name}_`))
        : [[`${prefix}${name}`, value]],
    ),
  );
}

interface Said {
  readonly content: object;
  readonly is_shown: boolean;
}

const describe = ({ content, is_shown: isShown }: Said): Record<string, unknown> => ({
  ...flatten(content),
  is_shown: isShown,
});

/** By which words operators know an entry: the question or the title in French. */
export function nameEntry({ content }: Pick<Said, 'content'>): string {
  const { question_fr: question, title_fr: title, year } = flatten(content);
  const words = [year, question, title].filter(
    (word) => typeof word === 'string' || typeof word === 'number',
  );
  return words.join(' ');
}

/** What was before and after an edit, without what stayed; `name` says of what. */
export function describeEdit(before: Said, after: Said): { before: object; after: object } {
  const [old, next] = [describe(before), describe(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (part) => old[part] !== next[part],
  );
  const pick = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.flatMap((part) => (part in all ? [[part, all[part]]] : [])));
  return { before: pick(old), after: { name: nameEntry(before), ...pick(next) } };
}

/** All that an entry says, for one that is new or deleted. */
export const describeWhole = (entry: Said): object => describe(entry);
