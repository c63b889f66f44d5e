/** The texts of a namespace in one language, as its JSON file holds them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Every text with its key: `form.title`. */
export function eachText(tree: MessageTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : eachText(value, `${prefix}${name}.`),
  );
}
