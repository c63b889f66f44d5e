/** Returns the name of a statement; none beyond the limit. */
export type NameStatement = (text: string) => string | undefined;

/** Every connection keeps the plan of each. */
const mostNames = 300;

/** The same name for the same text. Generated texts (lists of any length) can only use up names. */
export function statementNames(most: number = mostNames): NameStatement {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `statement_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
