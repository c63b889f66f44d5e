/** Gives the name of a statement; none when there are enough. */
export type NameOf = (text: string) => string | undefined;

/** Every connection keeps the plan of each. */
const mostNames = 300;

/** The same name for the same text. Texts that are made up on the way (lists of any length) end nothing but the names. */
export function statementNames(most: number = mostNames): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `statement_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
