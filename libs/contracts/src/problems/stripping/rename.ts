/** Gives each number that names a record another one, always the same in one report. */
export type Rename = (id: number) => number;

/** Records are called 1, 2, 3… in the order in which a report names them. */
export function renameInOrder(): Rename {
  const names = new Map<number, number>();
  return (id) => {
    const name = names.get(id) ?? names.size + 1;
    names.set(id, name);
    return name;
  };
}
